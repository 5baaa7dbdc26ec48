export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const gap = 8;

/**
 * How far above the screen's lower edge notices of this height stand, at least `least`, so that they
 * cover none of these boxes; at the top of the screen where there is no such place.
 */
export function clearBottom(
  { height, left, right }: { height: number; left: number; right: number },
  boxes: readonly Box[],
  screenHeight: number,
  least: number,
): number {
  let bottom = least;
  const inTheWay = boxes.filter((box) => box.right > left && box.left < right);
  while (bottom + height <= screenHeight) {
    const [over, under] = [screenHeight - bottom - height, screenHeight - bottom];
    const covered = inTheWay.filter((box) => box.bottom > over && box.top < under);
    if (covered.length === 0) return bottom;
    bottom = screenHeight - Math.min(...covered.map(({ top }) => top)) + gap;
  }
  return Math.max(least, screenHeight - height - gap);
}

// What one presses next: the buttons of a footer, of a bar that stays, of a panel or a dialog.
const places = ["footer", ".sticky", ".fixed", ".order-bar", "[role=dialog]", "[role=alertdialog]"];
const controls = "a[href], button, input, label:has(input), select, textarea, summary";

/** Where those are on the screen now, and what went wrong: it must be read first. */
export function pressedNext(notices: Element): Box[] {
  const sought = [...places.map((place) => `${place} :is(${controls})`), "[role=alert]"];
  return [...document.querySelectorAll(sought.join())]
    .filter((control) => !notices.contains(control) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height > 0 && bottom > 0 && top < window.innerHeight);
}
