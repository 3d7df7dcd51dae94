/** How large the window is: wide enough for a panel beside the board, or not. */

const wideEnough = matchMedia("(min-width: 62rem)");
let wide = $state(wideEnough.matches);
wideEnough.addEventListener("change", () => (wide = wideEnough.matches));

export function isWide(): boolean {
  return wide;
}
