/** How fighters are told apart: a colour, a shape and a number for every seat. */

export const COLOURS = [
  "#c62f2f",
  "#1769c0",
  "#b87400",
  "#7a3fb8",
  "#1c7c4a",
  "#c2337c",
  "#00788a",
  "#6b5b00",
  "#8a4a2b",
  "#3f51b5",
  "#556270",
  "#4d7c0f",
];

/** Helmets: round, square, pointed, horned, flat, with an aerial. */
export const HELMETS = ["round", "square", "pointed", "horned", "flat", "aerial"] as const;

export const colourOf = (seat: number) => COLOURS[seat % COLOURS.length] ?? "#556270";
export const helmetOf = (seat: number) => HELMETS[seat % HELMETS.length] ?? "round";
