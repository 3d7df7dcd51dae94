import type { Lesson } from "../../lib/board";

const MOVES = ["step", "jump", "teleport"];

export const lessons: Lesson[] = [
  { text: "page-frag-lesson-build", shows: ".builder", until: (option) => "accuracy" in option },
  { text: "page-frag-lesson-place", shows: ".stage", until: (option) => option.verb === "start" },
  { text: "page-frag-lesson-hand", shows: ".hand" },
  { text: "page-frag-lesson-roll", shows: "[data-verb=roll]", until: (option) => option.verb === "roll" },
  { text: "page-frag-lesson-walk", shows: ".stage", until: (option) => MOVES.includes(option.verb) },
  { text: "page-frag-lesson-sight", shows: ".stage" },
  { text: "page-frag-lesson-shot", shows: ".shots" },
  { text: "page-frag-lesson-end", shows: "[data-verb=end]", until: (option) => option.verb === "end" },
  { text: "page-frag-lesson-react", shows: ".orders" },
  { text: "page-frag-lesson-goal", shows: ".fighters" },
];
