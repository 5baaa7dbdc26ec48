/**
 * A press whose control moves meanwhile, because a part above it comes late, counts for the control that it began on.
 * Browsers give it to what both places have in common, and a finger's to what lies there when it leaves.
 */
let began: { control: HTMLElement; place: string; x: number; y: number } | undefined;

const placeOf = (control: HTMLElement) => {
  const { left, top } = control.getBoundingClientRect();
  return `${left},${top}`;
};

if (!import.meta.env.SSR) {
  addEventListener(
    "pointerdown",
    ({ target, clientX, clientY }) => {
      const control = (target as Element).closest<HTMLElement>("a, button, summary, input, select");
      began = control ? { control, place: placeOf(control), x: clientX, y: clientY } : undefined;
    },
    true,
  );
  addEventListener(
    "click",
    (event) => {
      if (!began || !event.isTrusted || !event.detail || !window.presses?.done) return;
      const { control, place, x, y } = began;
      began = undefined;
      const isMoved = control.isConnected && placeOf(control) !== place;
      const isStill = Math.hypot(event.clientX - x, event.clientY - y) < 10;
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (control.contains(event.target as Node) || !isMoved || !isStill || !isPlain) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      control.focus({ preventScroll: true });
      control.click();
    },
    true,
  );
}
