import type { Lesson } from "../../lib/board";

export const lessons: Lesson[] = [];
