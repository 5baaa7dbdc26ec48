/** What axe and a ruler find on a page, in both themes and at every width that a test asks for. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

// What the package exports by itself is three times as long, for every page to read.
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/**
 * Fails with rule and element for everything that axe finds on the page as it stands: every rule once at
 * every width, at the last of several in the dark theme. At a single one contrast is looked at in the
 * dark, too, which changes nothing else. The maps that others serve in a frame are theirs. Without widths
 * the page keeps its size.
 */
export async function expectAccessible(page: Page, widths: number[] = []) {
  const sizes = widths.length > 0 ? widths : [page.viewportSize()!.width];
  for (const [at, width] of sizes.entries()) {
    if (widths.length > 0) await page.setViewportSize({ width, height: 844 });
    await expectClean(page, at > 0 && at === sizes.length - 1 ? "dark" : "light");
    expect(await partsWithoutRole(page), "Safari hears no table here").toEqual([]);
    if (width < 640) expect(await smallFields(page), "iPhones zoom into these").toEqual([]);
  }
  if (sizes.length === 1) await expectClean(page, "dark", ["color-contrast"]);
}

async function expectClean(page: Page, colorScheme: "light" | "dark", rules?: string[]) {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await twoFrames(page);
  // A busy page may still show some colors of the other theme: look again.
  await expect(async () => {
    expect(
      await runAxe(page, rules),
      `${page.url()} at ${page.viewportSize()?.width} in ${colorScheme}`,
    ).toEqual([]);
  }).toPass({ intervals: [300, 1000], timeout: 60_000 });
}

/** Rule, first element and reason of every violation. Axe stays in the page, so that it is read only once. */
async function runAxe(page: Page, rules?: string[]): Promise<(string | undefined)[][]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      { exclude: ["iframe"] },
      { resultTypes: ["violations"], ...(runOnly && { runOnly }) },
    );
    return violations.map(({ id, nodes }) => [id, nodes[0]?.html, nodes[0]?.any[0]?.message]);
  }, rules);
}

/** The parts of tables that are laid out as something else and say no role: Safari takes them for text. */
function partsWithoutRole(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("table, thead, tbody, tr, th, td")]
      .filter((part) => !getComputedStyle(part).display.startsWith("table"))
      .filter((part) => !part.hasAttribute("role"))
      .map((part) => (part.cloneNode() as Element).outerHTML),
  );
}

/** The fields whose letters are below 16 px, also in parts that are closed: at a press an iPhone zooms in and stays so. */
export function smallFields(page: Page) {
  const untyped = ["checkbox", "radio", "file", "range", "hidden", "submit", "button"];
  return page.evaluate(
    (kinds) =>
      [...document.querySelectorAll("input, select, textarea")]
        .filter((field) => !kinds.includes((field as HTMLInputElement).type))
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => (field.cloneNode() as Element).outerHTML),
    untyped,
  );
}

/** Until the page was drawn as it now is. */
function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => drawn())),
      ),
  );
}

/** How many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * What one may want to press next and a notice lies over, in the footer, in a bar that stays, in a dialog; and
 * what a dialog answers, and other notices and bars that float.
 */
export function coveredByNotices(page: Page) {
  return page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const inRegion = "[role=region][aria-label=Notifications]";
    const notices = boxes(`${inRegion} > *`);
    const places = ["footer", "[role=dialog]", ".sticky", ".fixed"];
    const pressed = places.map((place) => `${place} :is(a[href], button, input, select)`);
    return (
      boxes([...pressed, "[role=dialog] [role=status]", "[data-floats]"].join())
        // What a dialog lies over cannot be pressed anyway.
        .filter(({ element }) => !element.closest(`${inRegion}, [data-base-ui-inert], [inert]`))
        .filter(({ box }) =>
          notices.some(
            ({ box: notice }) =>
              box.left < notice.right &&
              box.right > notice.left &&
              box.top < notice.bottom &&
              box.bottom > notice.top,
          ),
        )
        .map(({ element }) => element.textContent || element.getAttribute("aria-label"))
    );
  });
}
