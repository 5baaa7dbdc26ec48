/** Focuses the first invalid field once it is marked, and opens what it is folded into. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    if (!wrong) return;
    const folded = wrong.closest("details");
    if (folded) folded.open = true;
    wrong.focus({ preventScroll: true });
    wrong.scrollIntoView({ block: "center" });
  });
}
