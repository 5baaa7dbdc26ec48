/** A shopper asks to have a product held, from a phone; staff answer on Today. */
import type { Page } from "@playwright/test";
import { expectAccessible, sidewaysScroll } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { aBed, aPicturedProduct, listAddresses, productPath } from "./sample.ts";

/** The scripts have come and taken the page over: before that a card leads to its page. */
async function hydrated(page: Page) {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => window.presses?.done);
}

test.use({ viewport: { width: 390, height: 844 } });

test("from the list to a stored request, once, and to an answer", {
  tag: ["@smoke", "@database"],
}, async ({ page, context, phone, holdSession }) => {
  await page.goto(listAddresses.bedroom.path);
  await hydrated(page);
  await page.getByRole("link", { name: aBed.title }).first().click();
  const product = page.getByRole("dialog");
  await expect(product.getByRole("link", { name: "Call to Order" })).toBeInViewport();
  await product.getByRole("button", { name: "Hold It" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask us to hold it" });
  await expect(dialog.getByText("one piece per person")).toBeVisible();

  await expect(dialog.getByLabel("Name")).toBeFocused();
  const promise = /by \d+(:\d\d)? [AP]M (today|tomorrow|on \w+)/;
  await expect(dialog.getByText(promise)).toBeVisible();
  await dialog.getByRole("button", { name: "Ask to Hold It" }).click();
  await expect(dialog.getByText("Name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill("Dana Whitfield");
  await dialog.getByLabel("Mobile phone").fill(phone);
  await expectAccessible(page, [390]);
  expect(await sidewaysScroll(page)).toBe(0);
  // Back leaves the form, and nothing else; what was typed is there again.
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(product).toBeVisible();
  const isPageInert = () =>
    page.locator("main").evaluate((main) => main.closest("[inert]") !== null);
  await product.getByRole("button", { name: "Hold It" }).click();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(product.getByRole("button", { name: "Hold It" })).toBeFocused();
  expect(await isPageInert()).toBe(true);
  await product.getByRole("button", { name: "Hold It" }).click();
  await expect(dialog.getByLabel("Mobile phone")).toHaveValue(phone);

  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Ask to Hold It" }).click();
  await expect(dialog.getByRole("alert")).toContainText("You’re offline, so nothing was sent");
  await context.setOffline(false);
  // The answer is lost: the same sent again is the same request.
  await page.route(
    "**/rest/v1/hold_requests*",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole("button", { name: "Ask to Hold It" }).click();
  await expect(dialog.getByRole("alert")).toContainText("We couldn’t send it");
  await dialog.getByRole("button", { name: "Ask to Hold It" }).click();
  const thanks = page.getByRole("status").filter({ hasText: "Thank you, Dana Whitfield" });
  await expect(thanks).toContainText("Nothing is held yet");
  await expect(thanks).toContainText(promise);
  // Asked for once more, it says that it has been.
  await page.getByRole("button", { name: "Done" }).click();
  await product.getByRole("button", { name: "Hold It" }).click();
  const again = page.getByRole("dialog", { name: "We have your request" });
  await expect(again).toContainText(phone);
  await again.getByRole("button", { name: "Not your number? Ask again" }).click();
  await expect(dialog.getByLabel("Mobile phone")).toHaveValue(phone);

  await holdSession(page);
  await page.goto("/admin");
  const request = page
    .getByRole("region", { name: "Asked to hold" })
    .getByRole("listitem")
    .filter({ hasText: phone });
  await expect(request).toHaveCount(1);
  await expect(request).toContainText(aBed.title);
  await expect(request).toContainText(/Answer them by \d/);
  await request.getByRole("button", { name: "Hold it" }).click();
  await expect(page.getByRole("region", { name: "Held" })).toContainText("Dana Whitfield");
});

test("the bar stays on a phone, and asks from the product's own page, too", async ({ page }) => {
  await page.goto(productPath(aBed));
  const call = page.locator(".order-bar").getByRole("link", { name: "Call to Order" });
  // What one asks next stands next: where it is left, how to pay, how to go on, what it is.
  const asked = ["Available at", /^or \$\d+\/mo/, "Text us about it", aBed.description];
  const tops = await Promise.all(
    asked.map(async (words) => (await page.getByText(words).first().boundingBox())!.y),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await page.getByRole("heading", { name: "Care" }).scrollIntoViewIfNeeded();
  await expect(call).toBeInViewport();
  await page.getByRole("button", { name: "Hold It" }).click();
  await expect(page.getByRole("dialog", { name: "Ask us to hold it" })).toBeVisible();
});

test("delivery is told by ZIP, and outside it is quoted on request", async ({ page }) => {
  await page.goto(productPath(aBed));
  const zip = page.getByLabel("Delivery to ZIP");
  await zip.fill("4830");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("A ZIP code has five digits")).toBeVisible();
  await zip.fill("48301");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText(/^Oakland County: /)).toBeVisible();
  await expect(page.getByText(/The earliest is/)).toBeVisible();
  await zip.fill("48301-1234");
  // As low as it may stand: what it says is not left under the bar.
  await page.evaluate(() => {
    const { bottom } = document.querySelector("[name=zip]")!.getBoundingClientRect();
    scrollBy(0, bottom - document.querySelector(".order-bar")!.getBoundingClientRect().top + 4);
  });
  await page.getByRole("button", { name: "Check" }).click();
  const answer = page.getByRole("status").filter({ hasText: /^Oakland County: / });
  await expect
    .poll(async () => {
      const [said, bar] = [
        await answer.boundingBox(),
        await page.locator(".order-bar").boundingBox(),
      ];
      return said!.y + said!.height <= bar!.y;
    })
    .toBe(true);
  await zip.fill("49503");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("delivery there is by quote")).toBeVisible();
});

test("pictures are chosen below, enlarged with words, and left where one looked last, in the dialog too", async ({
  page,
}) => {
  await page.goto(listAddresses[aPicturedProduct.category].path);
  await hydrated(page);
  await page.getByRole("link", { name: aPicturedProduct.title }).first().click();
  const product = page.getByRole("dialog");
  const pictures = product.getByRole("button", { name: /^Enlarge: / });
  const small = (count: number) => product.getByRole("link", { name: `Picture ${count}` });
  await small(3).click();
  await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.95 });
  await expect(small(3)).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(productPath(aPicturedProduct));
  await pictures.nth(2).click();
  const zoom = page.locator(".pswp--open");
  await expect(zoom).toContainText(`3 / ${await pictures.count()}`);
  // What is pressed is drawn a few times as large, so that one still sees what it is.
  const drawn = () =>
    zoom
      .locator("[aria-hidden=false] img")
      .last()
      .evaluate((picture) => picture.getBoundingClientRect().width / window.innerWidth);
  await expect.poll(drawn).toBeCloseTo(1, 1);
  await page.mouse.click(195, 422);
  await expect.poll(drawn).toBeCloseTo(2.5, 1);
  await page.mouse.click(195, 422);
  await expect.poll(drawn).toBeCloseTo(1, 1);
  await page.keyboard.press("ArrowLeft");
  const words = (await pictures.nth(1).getAttribute("aria-label"))!.replace("Enlarge: ", "");
  await expect(zoom).toContainText(words);
  await page.keyboard.press("Escape");
  await expect(zoom).toHaveCount(0);
  await expect(product).toBeVisible();
  await expect(pictures.nth(1)).toBeFocused();
  await expect(small(2)).toHaveAttribute("aria-current", "true");

  // On a desk they are chosen the same way.
  await page.setViewportSize({ width: 1280, height: 900 });
  await small(1).click();
  await expect(pictures.first()).toBeInViewport({ ratio: 0.95 });
  await expect(small(1)).toHaveAttribute("aria-current", "true");
});
