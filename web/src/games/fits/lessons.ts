import type { Lesson } from "../../lib/board";

const laid = (option: { text: string }) => option.text !== "pass";

/** A first game, whatever the cards are. */
export const lessons: Lesson[] = [
  { text: "fits-lesson-aim" },
  { text: "fits-lesson-aim-piece", shows: ".field" },
  { text: "fits-lesson-turn", shows: ".moves" },
  { text: "fits-lesson-ghost", shows: ".facts" },
  { text: "fits-lesson-lay", shows: ".confirm", until: laid },
  { text: "fits-lesson-call", shows: ".pieces", until: laid },
  { text: "fits-lesson-pass", shows: ".pass", until: () => true },
  { text: "fits-lesson-closed", shows: ".field", until: laid },
  { text: "fits-lesson-symbols" },
  { text: "fits-lesson-end", shows: ".others" },
];
