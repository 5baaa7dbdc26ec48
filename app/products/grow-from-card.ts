const cardPicture = (path: string) =>
  document.querySelector<HTMLImageElement>(`.product-card:has(a[href="${path}"]) img`);

/** The card's picture, which is there already, stands below the dialog's own until that is loaded. */
export function showCardPicture(path: string, content: HTMLElement) {
  const source = cardPicture(path)?.currentSrc;
  const place = content.querySelector<HTMLElement>(".gallery picture");
  if (source && place) place.style.background = `center / cover url("${source}")`;
}

/** Lets a product's picture grow from its card into its dialog, for whom motion is no trouble. */
export function growFromCard(path: string, content: HTMLElement) {
  const [from, to] = [cardPicture(path), content.querySelector(".gallery")];
  const dialog = content.closest<HTMLElement>("[role=dialog]");
  if (!from || !to || !dialog) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // What rises would be measured on its way.
  for (const animation of dialog.getAnimations()) animation.finish();
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (start.bottom < 0 || start.top > innerHeight) return;
  const picture = new Image();
  picture.src = from.currentSrc;
  Object.assign(picture.style, {
    position: "fixed",
    zIndex: "60",
    top: `${end.top}px`,
    left: `${end.left}px`,
    width: `${end.width}px`,
    maxWidth: "none",
    aspectRatio: "4 / 3",
    objectFit: "cover",
    borderRadius: "0.875rem",
    transformOrigin: "0 0",
    filter: "var(--dim)",
  });
  document.body.append(picture);
  dialog.dataset.growing = "";
  dialog.animate([{ opacity: 0 }, {}], 200);
  const move = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
  picture.animate(
    [{ transform: `${move} scale(${start.width / end.width})` }, { transform: "none" }],
    { duration: 260, easing: "cubic-bezier(0.2, 0, 0, 1)" },
  ).onfinish = () => {
    delete dialog.dataset.growing;
    picture.remove();
  };
}
