/** What axe and a ruler find on a page, in both themes and at every width that a test asks for. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Fails with rule and element for everything that axe finds on the page as it stands: every rule in
 * the light theme, contrast in the dark one, which changes nothing else. The maps that
 * others serve in a frame are theirs. Without widths the page keeps its size.
 */
export async function expectAccessible(page: Page, widths: number[] = []) {
  const sizes = widths.length > 0 ? widths : [page.viewportSize()!.width];
  for (const width of sizes) {
    if (widths.length > 0) await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // Just after a change of theme some colours are still the other one's: look again.
      await expect(async () => {
        const axe = new AxeBuilder({ page }).exclude("iframe");
        if (colorScheme === "dark") axe.withRules(["color-contrast"]);
        const { violations } = await axe.analyze();
        expect(
          violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
          `${page.url()} at ${width} in ${colorScheme}`,
        ).toEqual([]);
      }).toPass({ intervals: [300, 1000], timeout: 20_000 });
    }
  }
}

/** How many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
