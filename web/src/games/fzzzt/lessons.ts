import type { Lesson } from "../../lib/board";
import type { Option, View } from "../../lib/protocol";

/** A bid is laid, whatever it is worth. */
export function isBid(option: Option, view: View): boolean {
  return view.decision?.prompt === "bid" && option.text !== "";
}

/** The first auctions of a game; every lesson holds whatever was dealt. */
export const lessons: Lesson[] = [
  { text: "page-fzzzt-lesson-aim" },
  { text: "page-fzzzt-lesson-belt", shows: ".conveyor" },
  { text: "page-fzzzt-lesson-card", shows: ".hand" },
  { text: "page-fzzzt-lesson-bid", shows: ".tray", until: isBid },
  { text: "page-fzzzt-lesson-paid", shows: ".auctions", until: isBid },
  { text: "page-fzzzt-lesson-wrench", shows: ".why" },
  { text: "page-fzzzt-lesson-empty", shows: ".rivals", until: isBid },
  { text: "page-fzzzt-lesson-units", shows: ".workshop" },
  { text: "page-fzzzt-lesson-building", shows: ".workshop header" },
  { text: "page-fzzzt-lesson-end" },
];
