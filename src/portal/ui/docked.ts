/** Bars so near to each other, or to the end of the window, stand together there, in pixels. */
const NEAR = 24;

/** How high the bars stand at the end of the window whose buttons nothing may lie over: those marked `data-docked`. */
export function dockedHeight(): number {
  const bars = [...document.querySelectorAll('[data-docked]')].map((bar) => bar.getBoundingClientRect());
  let height = 0;
  for (const { top, bottom } of bars.sort((one, other) => other.bottom - one.bottom))
    if (window.innerHeight - bottom <= height + NEAR) height = Math.max(height, window.innerHeight - top);
  return height;
}
