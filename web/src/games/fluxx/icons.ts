/** Our own drawings of the Keepers, on a square of 64 by 64: shapes from back to front. */

export interface Shape {
  d: string;
  fill?: string;
  /** Width of the outline; none where it is 0. */
  line?: number;
  stroke?: string;
}

const INK = "#2a2733";

/** A disc as a path. */
const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
/** A rectangle with round corners as a path. */
const box = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
/** A star with five points as a path. */
function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, n) => {
    const far = n % 2 ? r * 0.45 : r;
    const turn = (Math.PI * n) / 5 - Math.PI / 2;
    return `${(x + far * Math.cos(turn)).toFixed(1)} ${(y + far * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

const filled = (d: string, fill: string, line = 2.5): Shape => ({ d, fill, line, stroke: INK });
const flat = (d: string, fill: string): Shape => ({ d, fill });
const drawn = (d: string, line = 2.5, stroke = INK): Shape => ({ d, line, stroke });

export const KEEPERS: Record<string, Shape[]> = {
  sleep: [
    filled("M8 46Q4 34 14 34H50Q60 34 56 46Q60 58 50 58H14Q4 58 8 46Z", "#c9d7f5"),
    drawn("M14 40q4 6 0 12M50 40q-4 6 0 12", 2),
    drawn("M12 16h11L12 28h11", 3.5, "#4153a8"),
    drawn("M29 8h9l-9 10h9", 3, "#4153a8"),
    drawn("M44 4h7l-7 8h7", 2.5, "#4153a8"),
  ],
  the_brain: [
    filled("M32 12C26 5 15 8 15 17C7 18 5 29 11 33C7 42 14 51 22 49C25 56 31 55 32 50C33 55 39 56 42 49C50 51 57 42 53 33C59 29 57 18 49 17C49 8 38 5 32 12Z", "#f5a3b4"),
    drawn("M32 12V50", 2.5),
    drawn("M15 17q7-1 9 6M11 33q8-4 13 2M22 49q-1-7 5-9M49 17q-7-1-9 6M53 33q-8-4-13 2M42 49q1-7-5-9", 2.2),
  ],
  bread: [
    filled("M8 26C4 14 16 10 32 10S60 14 56 26Q55 30 52 31V52Q52 55 49 55H15Q12 55 12 52V31Q9 30 8 26Z", "#c98a45"),
    flat("M14 26C12 18 20 15 32 15S52 18 50 26Q49 28 46 28V50H18V28Q15 28 14 26Z", "#f4d9a6"),
    drawn("M25 24v9M32 22v9M39 24v9", 2.2, "#c98a45"),
  ],
  chocolate: [
    filled(box(14, 6, 36, 44, 3), "#6b3f26"),
    drawn("M26 8v24M38 8v24M16 17h32M16 28h32", 2.2, "#41230f"),
    filled("M10 34L16 30L22 35L28 30L34 35L40 30L46 35L54 30V56Q54 59 51 59H13Q10 59 10 56Z", "#d8455a"),
    flat("M10 44H54V50H10Z", "#f7c948"),
  ],
  cookies: [
    filled(disc(38, 25, 18), "#d9a05b"),
    filled(disc(25, 39, 19), "#e6b673"),
    ...[[18, 32], [30, 30], [34, 43], [22, 47], [14, 42], [26, 38]].map(([x = 0, y = 0]) => flat(disc(x, y, 2.8), "#5b331b")),
    ...[[38, 13], [47, 20], [49, 31]].map(([x = 0, y = 0]) => flat(disc(x, y, 2.6), "#5b331b")),
  ],
  milk: [
    filled("M23 6H41V14L46 24V56Q46 60 42 60H22Q18 60 18 56V24L23 14Z", "#eaf4ff"),
    flat("M19.5 34Q26 30 32 34T44.500 34V55Q44.500 58.500 41 58.500H23Q19.500 58.500 19.500 55Z", "#ffffff"),
    filled(box(21, 4, 22, 7, 2), "#4f8fd6"),
    drawn("M19 34Q26 30 32 34T45 34", 2, "#8fb9e6"),
    flat("M32 39c5 6 7 8 7 11a7 7 0 0 1-14 0c0-3 2-5 7-11Z", "#8fb9e6"),
  ],
  money: [
    filled(box(4, 14, 52, 30, 4), "#7cc17f"),
    filled(disc(30, 29, 9), "#d7f0d3", 2),
    drawn("M10 20h6M10 38h6M44 20h6M44 38h6", 2.2),
    filled(disc(46, 46, 13), "#f7c948"),
    drawn("M46 38v16M50 41.500q-4-3-7 0t3 4.500t3 5t-8 0", 2.2, "#8a5a00"),
  ],
  the_eye: [
    filled("M4 32Q18 12 32 12T60 32Q46 52 32 52T4 32Z", "#ffffff"),
    filled(disc(32, 32, 13), "#3f8fbf"),
    flat(disc(32, 32, 6.5), INK),
    flat(disc(36, 28, 3), "#ffffff"),
    drawn("M14 17l-4-6M26 11l-2-7M38 11l2-7M50 17l4-6", 2.5),
  ],
  the_moon: [
    filled("M40 6A27 27 0 1 0 58 44A22 22 0 0 1 40 6Z", "#f3e3a1"),
    flat(disc(22, 30, 4), "#d8c277"),
    flat(disc(31, 47, 3), "#d8c277"),
    flat(disc(18, 43, 2.2), "#d8c277"),
    filled(star(50, 20, 7), "#ffffff", 2),
  ],
  the_rocket: [
    filled("M24 46Q32 66 40 46Z", "#f59b2d", 2),
    filled("M20 34L9 46L12 54L22 48ZM44 34L55 46L52 54L42 48Z", "#d8455a"),
    filled("M32 3C43 12 46 26 43 48H21C18 26 21 12 32 3Z", "#eef1f6"),
    flat("M32 3C37 7 40 12 41.500 18H22.500C24 12 27 7 32 3Z", "#d8455a"),
    filled(disc(32, 29, 6.5), "#6cb6e8"),
  ],
  the_toaster: [
    filled("M17 28V14Q17 9 22 9H27Q31 9 31 14V28ZM34 28V14Q34 9 39 9H44Q48 9 48 14V28Z", "#e0a95f"),
    filled(box(6, 24, 52, 30, 9), "#c3cbd8"),
    drawn("M14 32h36", 3),
    filled(box(44, 38, 8, 8, 2), "#d8455a", 2),
    drawn("M14 54v5M50 54v5", 4),
    drawn("M14 44q10 6 22 0", 2.2, "#ffffff"),
  ],
  television: [
    drawn("M20 4l12 12L46 4", 3),
    filled(box(5, 15, 54, 38, 6), "#8b5e3c"),
    filled(box(10, 20, 36, 28, 6), "#9fdbe8"),
    drawn("M17 40q8-16 22-10", 3, "#ffffff"),
    flat(disc(52.5, 26, 3), "#f7c948"),
    flat(disc(52.5, 35, 3), "#f7c948"),
    drawn("M16 53l-3 7M48 53l3 7", 3.5),
  ],
  time: [
    filled(disc(32, 34, 24), "#d64f6b"),
    filled(disc(32, 34, 18), "#fffdf5", 2),
    drawn("M32 18v3M32 47v3M16 34h3M45 34h3", 2.5),
    drawn("M32 24v10l8 6", 3.2),
    filled(box(27, 3, 10, 7, 2), "#d64f6b", 2),
    drawn("M10 14l6-6M54 14l-6-6", 4),
  ],
  dreams: [
    filled("M16 42A11 11 0 0 1 16 20A14 14 0 0 1 42 15A13 13 0 0 1 49 41Z", "#d9c8f5"),
    filled(disc(18, 51, 4.5), "#d9c8f5", 2),
    filled(disc(9, 58, 2.8), "#d9c8f5", 2),
    filled(star(32, 28, 9), "#f7c948", 2),
    flat(disc(47, 30, 2.2), "#8b6fc9"),
    flat(disc(17, 30, 2.2), "#8b6fc9"),
  ],
  music: [
    filled("M22 14L52 7V17L22 24Z", "#5b4bb3"),
    drawn("M22 48V16M52 41V10", 4),
    filled("M22 48A8 6.500 -15 1 1 21 44Z", "#5b4bb3"),
    filled(disc(15.5, 49, 7.5), "#5b4bb3"),
    filled(disc(45.5, 42, 7.5), "#5b4bb3"),
  ],
  the_party: [
    filled("M30 8L48 56H12Z", "#e0559a"),
    flat("M24.500 23L36 23.500L39.500 33L20.800 33ZM17 43.500L43.300 43.500L46.800 53L13.500 53Z", "#f7c948"),
    drawn("M30 8L48 56H12Z", 2.5),
    filled(star(30, 8, 7), "#6cb6e8", 2),
    flat(disc(50, 18, 3), "#3fa66a"),
    flat(disc(9, 22, 3), "#f59b2d"),
    flat(disc(55, 36, 2.6), "#e0559a"),
    drawn("M45 8l6-4M10 38l-5 5M56 26l5-2", 3, "#4f8fd6"),
  ],
  the_sun: [
    drawn("M32 3v8M32 53v8M3 32h8M53 32h8M11.500 11.500l6 6M46.500 46.500l6 6M52.500 11.500l-6 6M17.500 46.500l-6 6", 4.5, "#f08c1d"),
    filled(disc(32, 32, 16), "#fbd03c"),
    drawn("M25 35q7 7 14 0", 2.5),
    flat(disc(26, 28, 2.2), INK),
    flat(disc(38, 28, 2.2), INK),
  ],
  love: [
    filled("M32 57C8 40 4 28 7 19C11 8 26 8 32 20C38 8 53 8 57 19C60 28 56 40 32 57Z", "#e0384f"),
    drawn("M14 22q2-7 9-7", 3.5, "#ffb3bf"),
  ],
  peace: [
    filled(disc(32, 32, 27), "#7cc17f"),
    filled(disc(32, 32, 20), "#f5fff2", 2),
    drawn("M32 12V52M32 32L18 46M32 32L46 46", 5.5, "#3a7d44"),
  ],
};

/** A Keeper without a drawing, from a deck of somebody's own. */
export const PLAIN: Shape[] = [filled(star(32, 33, 27), "#b9c2d0")];
