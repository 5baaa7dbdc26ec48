/** The dialogs that are open, the last one on top. */
const layers: HTMLElement[] = [];

/**
 * Gives the page over to a dialog: what lies under it is inert and doesn't scroll, Escape closes it, and whatever had
 * the focus has it again afterwards. Returns what ends that.
 */
export function takePage(layer: HTMLElement, focused: HTMLElement, close: () => void) {
  const before = document.activeElement as HTMLElement | null;
  const giveBack = setAside(document.body, layer);
  layers.push(layer);
  lockScrolling();
  focused.focus({ preventScroll: true });
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    // A menu or a question of another kind lies over it.
    if (layers.at(-1) !== layer || layer.closest("[aria-hidden=true]")) return;
    event.preventDefault();
    close();
  };
  addEventListener("keydown", onKey);
  return () => {
    removeEventListener("keydown", onKey);
    layers.splice(layers.indexOf(layer), 1);
    lockScrolling();
    giveBack();
    if (document.activeElement === document.body) before?.focus({ preventScroll: true });
  };
}

/** These are read and pressed over a dialog, too. */
const notices = "#press-note, [aria-label=Notifications]";

/** Makes inert what is neither the layer nor a notice. */
function setAside(parent: Element, layer: HTMLElement): () => void {
  const undone: (() => void)[] = [];
  for (const child of parent.children) {
    if (!(child instanceof HTMLElement) || child === layer || child.inert) continue;
    if (child.matches(notices)) continue;
    if (child.querySelector(notices)) undone.push(setAside(child, layer));
    else {
      child.inert = true;
      undone.push(() => {
        child.inert = false;
      });
    }
  }
  return () => {
    for (const undo of undone) undo();
  };
}

function lockScrolling() {
  const { style, clientWidth } = document.documentElement;
  // The bar's place stays, or the page would move to the side.
  style.scrollbarGutter = layers.length > 0 && innerWidth > clientWidth ? "stable" : "";
  style.overflow = layers.length > 0 ? "hidden" : "";
}
