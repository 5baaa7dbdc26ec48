import type { Page } from "@playwright/test";

/** How many sheets a page takes when it is printed. */
export async function countSheets(page: Page): Promise<number> {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
