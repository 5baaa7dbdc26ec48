export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** It can be scrolled out from under a notice. */
  scrolls?: boolean;
}

const gap = 8;

type Size = { height: number; left: number; right: number };

/**
 * How far above the screen's lower edge notices of this height stand, at least `least`, so that they
 * cover none of these boxes, or none of those that stay where they are; at the top of the screen where
 * there is no such place.
 */
export function findClearBottom(
  notice: Size,
  boxes: readonly Box[],
  screenHeight: number,
  least: number,
): number {
  return (
    freeBottom(notice, boxes, screenHeight, least) ??
    freeBottom(
      notice,
      boxes.filter(({ scrolls }) => !scrolls),
      screenHeight,
      least,
    ) ??
    Math.max(least, screenHeight - notice.height - gap)
  );
}

function freeBottom(
  { height, left, right }: Size,
  boxes: readonly Box[],
  screenHeight: number,
  least: number,
) {
  let bottom = least;
  const inTheWay = boxes.filter((box) => box.right > left && box.left < right);
  while (bottom + height <= screenHeight) {
    const [over, under] = [screenHeight - bottom - height, screenHeight - bottom];
    const covered = inTheWay.filter((box) => box.bottom > over && box.top < under);
    if (covered.length === 0) return bottom;
    bottom = screenHeight - Math.min(...covered.map(({ top }) => top)) + gap;
  }
  return undefined;
}

// What one presses next: the buttons of a footer, of a bar that stays, of a panel or a dialog.
const places = ["footer", ".sticky", ".fixed", ".order-bar", "[role=dialog]", "[role=alertdialog]"];
const controls = "a[href], button, input, label, select, textarea, summary";

// Where a form ends, it is sent again once its notice is read.
const submits = "button[type=submit]";

// Without these one doesn't know what a dialog is about.
const heads = ":is([role=dialog], [role=alertdialog]) :is(h2, h3)";

// What was just sent is answered here; a notice beside it says less. What was done before, with its way
// back, and a bar that stays: nothing of them is lost under a notice.
const answer = "[role=dialog] [role=status],[data-floats]";

/** Where those are on the screen now, and what must be read first: what went wrong, a dialog's answer. */
export function controlsToKeepClear(notices: Element): Box[] {
  const sought = [
    ...places.map((place) => `${place} :is(${controls})`),
    submits,
    "[role=alert]",
    answer,
    heads,
  ];
  return [...document.querySelectorAll(sought.join())]
    .filter((control) => !notices.contains(control) && control.checkVisibility?.() !== false)
    .map((control) => {
      const around = control.closest(".overflow-y-auto");
      const scrolls =
        around !== null && around.scrollHeight > around.clientHeight && !control.matches(answer);
      return Object.assign(control.getBoundingClientRect(), { scrolls });
    })
    .filter(({ top, bottom, height }) => height > 0 && bottom > 0 && top < window.innerHeight);
}
