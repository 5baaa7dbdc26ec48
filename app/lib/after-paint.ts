/** Runs `work` once the screen has answered the current touch or key, which then need not wait for it. */
export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}
