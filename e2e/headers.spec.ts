import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** What a browser refused because of the page's policy, while the page was open. */
async function listen(page: Page, heard: string[] = []): Promise<string[]> {
  await page.exposeFunction("hearViolation", (text: string) => void heard.push(text));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      const { hearViolation } = window as unknown as { hearViolation(text: string): void };
      hearViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) heard.push(message.text());
  });
  return heard;
}

/** Every path, in three tabs at once: most of a visit is waiting until nothing more is asked for. */
async function visitAll(context: BrowserContext, heard: string[], paths: string[]) {
  const waiting = [...paths];
  const tab = async () => {
    const page = await context.newPage();
    await listen(page, heard);
    for (let path = waiting.pop(); path; path = waiting.pop()) await visit(page, path);
    await page.close();
  };
  await Promise.all([tab(), tab(), tab()]);
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.mouse.move(10, 10);
  await expect(page.locator("h1").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => {
    const { presses } = window as { presses?: { done?: boolean } };
    return !presses || presses.done;
  });
}

test("public pages do nothing that their policy forbids", async ({ context, request }) => {
  const heard: string[] = [];
  const article = /\/blog\/[a-z]+-[a-z0-9-]+/.exec(
    await (await request.get("/sitemap.xml")).text(),
  );
  await visitAll(context, heard, [
    "/",
    "/financing",
    "/deals/living-room",
    "/package-deals",
    "/clearance-items",
    "/mattress-special",
    "/instore-specials",
    "/blog",
    "/search?q=sofa",
    "/checkout",
    "/saved",
    "/privacy-policy",
    "/auth",
    "/nowhere",
    article?.[0] ?? "/blog",
  ]);
  expect(heard).toEqual([]);
});

test("the map, a product's dialog, the cart and the form are let through", async ({ page }) => {
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>A map</p>" }),
  );
  const heard = await listen(page);
  await visit(page, "/store-locations");
  await page.getByRole("heading", { name: "Who we are" }).scrollIntoViewIfNeeded();
  await expect(page.locator("iframe").first()).toBeVisible();

  await visit(page, "/clearance-items");
  await page.locator('a[href^="/clearance-items/"]').first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Add to Cart/i })
    .click();

  await visit(page, "/financing");
  await page
    .getByRole("button", { name: /Apply|Request/i })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(heard).toEqual([]);
});

test("the back office and the account page do nothing that their policy forbids", async ({
  page,
  holdSession,
}) => {
  const heard = await listen(page);
  await holdSession(page);
  await visitAll(page.context(), heard, ["/admin/financing-leads", "/admin/users"]);
  await visit(page, "/account");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByAltText(/^QR code/)).toBeVisible();
  expect(heard).toEqual([]);
});

test("a script that was smuggled into a page does not run", { tag: "@smoke" }, async ({ page }) => {
  await visit(page, "/");
  const ran = await page.evaluate(async () => {
    document.body.insertAdjacentHTML(
      "beforeend",
      '<img src="x:" onerror="window.smuggled = true">',
    );
    const script = document.createElement("script");
    script.textContent = "window.smuggled = true";
    document.body.append(script);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return "smuggled" in window;
  });
  expect(ran).toBe(false);
});
