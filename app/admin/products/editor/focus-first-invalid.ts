/** Takes whoever pressed to the first field that is wrong, once it is marked; what is folded up opens. */
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
