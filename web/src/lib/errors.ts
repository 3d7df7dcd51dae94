/** What went wrong, in words that say what to do. */

import { has, say } from "./texts.svelte";

/** A refusal or problem by its code. */
export function whatToDo(code: string): string {
  return say(has(`page-refused-${code}`) ? `page-refused-${code}` : "page-refused-other");
}
