/** Where a person holds the piece, and which of the landings offered is meant by it. */

import type { Option } from "../../lib/protocol";
import { flipped, turned, wide } from "./shapes";
import type { Landing } from "./types";

/** A form, and the column its middle is held over. */
export interface Aim {
  form: string;
  middle: number;
}

export function landings(options: Option[]): Landing[] {
  return options.filter((each): each is Landing => "form" in each);
}

const middleOf = (landing: Landing) => landing.column + wide(landing.form) / 2;

/** The landing of a form whose middle is nearest to where it is held: a form that would cross an edge is pushed back inside. */
export function meant(offered: Landing[], aim: Aim): Landing | undefined {
  const [first, ...rest] = offered.filter((each) => each.form === aim.form);
  if (!first) return undefined;
  const far = (each: Landing) => Math.abs(middleOf(each) - aim.middle);
  return rest.reduce((best, each) => (far(each) < far(best) ? each : best), first);
}

/** How a piece is held at first: its first form that may be laid, over the middle. */
export function firstAim(offered: Landing[], width: number): Aim {
  return { form: offered[0]?.form ?? "", middle: width / 2 };
}

export const aimAt = (landing: Landing): Aim => ({ form: landing.form, middle: middleOf(landing) });

/** The next column to one side that is offered. */
export function moved(offered: Landing[], aim: Aim, by: 1 | -1): Aim {
  const here = meant(offered, aim);
  if (!here) return aim;
  const beside = offered.filter((each) => each.form === aim.form && (each.column - here.column) * by > 0);
  const next = beside.sort((one, other) => (one.column - other.column) * by)[0];
  return next ? aimAt(next) : aim;
}

/** The next quarter turn that may be laid; the piece stays over its columns as far as it can. */
export function turn(offered: Landing[], aim: Aim, back = false): Aim {
  const round = [aim.form];
  for (let count = 0; count < 3; count++) round.push(turned(round[count] ?? aim.form));
  const order = back ? round.slice(1).reverse() : round.slice(1);
  return changed(offered, aim, order);
}

/** The reverse side, if it may be laid. */
export const flip = (offered: Landing[], aim: Aim): Aim => changed(offered, aim, [flipped(aim.form)]);

function changed(offered: Landing[], aim: Aim, forms: string[]): Aim {
  const form = forms.find((each) => each !== aim.form && offered.some((landing) => landing.form === each));
  return form ? { ...aim, form } : aim;
}
