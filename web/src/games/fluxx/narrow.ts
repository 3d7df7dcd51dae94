/** A screen as narrow as a phone's: cards are small, and a tap shows one large before it is chosen. */

import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 45rem");
