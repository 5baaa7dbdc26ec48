import type { Page } from "@playwright/test";

/** The store says that it has as many leads, so that the page does not load them and the database searches. */
export const simulateManyLeads = (page: Page) =>
  page.route("**/rest/v1/financing_leads?*order=created_at.desc*", async (route) => {
    const answer = await route.fetch();
    const range = answer.headers()["content-range"]?.replace(/\/\d+$/, "/200000");
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), ...(range && { "content-range": range }) },
    });
  });
