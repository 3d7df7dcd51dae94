import type { Lesson } from "../../lib/board";
import type { Option, View } from "../../lib/protocol";
import type { Table } from "./table";

/** A card of the hand is played, or chance picks one. */
export function isPlay(option: Option, view: View<Table>): boolean {
  const hand = view.seat === null ? [] : (view.table.seats[view.seat]?.hand ?? []);
  return view.decision?.prompt === "play" && (hand.includes(option.text) || option.text === "random");
}

/** From the first card to the end of a turn; every lesson holds whatever was dealt. */
export const lessons: Lesson[] = [
  { text: "page-fluxx-lesson-rules", shows: "[data-lesson=numbers]" },
  { text: "page-fluxx-lesson-hand", shows: "[data-place=hand]" },
  { text: "page-fluxx-lesson-play", shows: "[data-place=hand]", until: isPlay },
  { text: "page-fluxx-lesson-keepers", shows: "[data-lesson=seats]" },
  { text: "page-fluxx-lesson-goal", shows: "[data-place=goals]" },
  { text: "page-fluxx-lesson-trail", shows: "[data-lesson=trail]" },
  { text: "page-fluxx-lesson-again", shows: "[data-place=hand]", until: isPlay },
  { text: "page-fluxx-lesson-limits", shows: "[data-lesson=numbers]" },
  { text: "page-fluxx-lesson-discard", shows: "[data-place=discard]" },
  { text: "page-fluxx-lesson-win" },
];
