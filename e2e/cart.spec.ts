import type { Page } from "@playwright/test";
import { coveredByNotices, expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { aClearanceItem, aMattress, aPackage, formatMoney, productPath } from "./sample.ts";

const lamp = {
  id: String(aClearanceItem.id),
  title: aClearanceItem.title,
  image: "/icon.svg",
  priceCents: 4_900,
  quantity: 2,
};
const room = {
  id: aPackage.id,
  title: aPackage.name,
  image: "/icon.svg",
  priceCents: 149_900,
  quantity: 1,
};

/** Puts lines into this device's cart, as if an earlier visit had. */
async function fillCart(page: Page, ...lines: object[]) {
  await page.addInitScript((cart) => {
    if (!sessionStorage.filled) localStorage.setItem("cart.v1", cart);
    sessionStorage.filled = "yes";
  }, JSON.stringify(lines));
}

test("an empty cart says so and leads to the deals", async ({ page }) => {
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expect(page.getByText("Add some items to your cart to continue shopping")).toBeVisible();
  await expect(page.getByRole("link", { name: "Browse Deals" })).toHaveAttribute("href", "/deals");
});

test("a shopper adds things, counts them, and pays with the placeholder", async ({ page }) => {
  await page.goto("/clearance-items");
  const add = page.getByRole("button", { name: "Add to Cart" }).first();
  await page.mouse.move(5, 5);
  await add.click();
  await expect(page.getByText("Added to your cart").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Cart, \d+ items?$/ })).toBeVisible();
  await page.getByRole("link", { name: "View cart" }).first().click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole("heading", { name: "Order Summary" })).toBeVisible();
});

test("a browser that keeps nothing has a cart for as long as the page, and the cart says so", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/clearance-items");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  const view = page.getByRole("link", { name: "View cart" }).first();
  await view.waitFor();
  await page.waitForFunction(() => window.presses?.done);
  // As it is between two presses that are repeated: the link is the router's all the same.
  await page.evaluate(() => {
    window.presses!.done = false;
  });
  await view.click();
  await expect(page.getByRole("heading", { name: "1 item" })).toBeVisible();
  await expect(page.getByText("This browser won’t keep your cart")).toBeVisible();
});

test("quantities and sums follow the rules", async ({ page }) => {
  await fillCart(page, lamp);
  await page.goto("/checkout");
  const summary = page.getByRole("region", { name: "Order Summary" });
  await expect(summary).toContainText("Subtotal$98");
  await expect(summary).toContainText("Shipping$99");
  await expect(summary).toContainText("Total$197");
  await expect(page.getByText("Add $902 more for free delivery!")).toBeVisible();
  await expect(page.getByText("Line total $98")).toBeVisible();

  await page.getByRole("button", { name: "One more" }).click();
  await expect(summary).toContainText("Subtotal$147");
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await quantity.fill("20");
  await expect(summary).toContainText("Subtotal$980");
  await expect(page.getByText("Add $20 more for free delivery!")).toBeVisible();
  await quantity.fill("");
  await quantity.blur();
  await expect(quantity).toHaveValue("20");
  await quantity.fill("21");
  await expect(summary).toContainText("Subtotal$1,029");
  await expect(summary).toContainText("ShippingFREE");
  await expect(summary).toContainText("Total$1,029");
  await expect(page.getByText("more for free delivery!")).toHaveCount(0);

  await page.reload();
  await expect(summary).toContainText("Total$1,029");
  await page.getByRole("button", { name: `Remove ${lamp.title}` }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
});

test("the purchase needs the terms, then says what would happen and empties the cart", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page, lamp, room);
  await page.goto("/checkout");
  for (const name of ["Terms of Service", "Return Policy"]) {
    const link = page.locator("label").getByRole("link", { name });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("href", `/${name.toLowerCase().replaceAll(" ", "-")}`);
  }
  await expect(page.getByRole("link", { name: "View Financing Options" })).toHaveAttribute(
    "href",
    "/financing",
  );
  await expect(page.getByText(/sold as-is.*delivery receipt/)).toBeVisible();

  const said: string[] = [];
  page.on("dialog", async (dialog) => {
    said.push(dialog.message());
    await dialog.accept();
  });
  const complete = page.getByRole("button", { name: /^Complete Purchase with / });
  await complete.click();
  await expect(page.getByText("Please review our policies").first()).toBeVisible();
  await expect(
    page
      .getByText(
        "You must agree to our Terms of Service and Return Policy before completing your purchase",
      )
      .first(),
  ).toBeVisible();
  expect(said).toEqual([]);
  const terms = page.getByRole("checkbox");
  await expect(terms).toBeFocused();
  await noticesKeepAway(page, () => complete.click());

  await complete.click();
  const reminder = page.getByRole("region", { name: "Notifications" }).locator("> *:visible");
  await expect(reminder).toHaveCount(1);
  await terms.check();
  await complete.click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expect(reminder).toHaveCount(0);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain("$1,597");
  expect(await page.evaluate(() => localStorage.getItem("cart.v1"))).toBe("[]");
});

/** A notice is there; on a phone one is all there is, over nothing that is pressed next, and it can be swiped away. */
async function noticesKeepAway(page: Page, again: () => Promise<void>) {
  const region = page.getByRole("region", { name: "Notifications" });
  const notice = region.locator("> *:visible");
  await expect(region).toHaveAttribute("aria-live", "polite");
  await again();
  await expect(notice).toHaveCount(1);
  const footer = page.getByRole("contentinfo").getByRole("link");
  for (const link of [footer.first(), footer.last()]) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    await expect.poll(() => coveredByNotices(page)).toEqual([]);
  }
  // The one before it may come back to be read.
  await expect(async () => {
    if ((await notice.count()) === 0) return;
    const box = (await notice.first().boundingBox())!;
    await page.mouse.move(box.x + 30, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 150, box.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(notice).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole("region", { name: "Earlier notices" })).toContainText(
    "Please review our policies",
  );
}

test("two tabs agree on the cart", async ({ page, context }) => {
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await page.mouse.move(5, 5);
  const other = await context.newPage();
  await other.goto("/checkout");
  await other.mouse.move(5, 5);
  await expect(other.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
  await page.evaluate((cart) => localStorage.setItem("cart.v1", cart), JSON.stringify([lamp]));
  await expect(other.getByRole("region", { name: "Order Summary" })).toContainText("Total$197");
  await other.getByRole("button", { name: "One more" }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("cart.v1")))
    .toContain('"quantity":3');
});

test("foreign or broken data on the device is an empty cart", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    localStorage.setItem("cart.v1", '{"id":"not a cart"');
    localStorage.setItem("saved.v1", "[null,7,{}]");
  });
  await page.goto("/checkout");
  await page.mouse.move(5, 5);
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await page.goto("/saved");
  await expect(page.getByText("Nothing saved yet.")).toBeVisible();
  expect(errors).toEqual([]);
});

test("a saved list is kept, sent as a link, and kept by who receives it", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(productPath(aMattress));
  await page.mouse.move(5, 5);
  const heart = page.getByRole("button", { name: `Save ${aMattress.title}` });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto("/saved");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText(`${formatMoney(aMattress.priceCents)} for one piece`)).toBeVisible();
  const heartLink = page.getByRole("banner").getByRole("link", { name: "Saved items, 1 item" });
  await expect(heartLink).toHaveAttribute("href", "/saved");
  const text = page.getByRole("link", { name: "Text this list" });
  await expect(text).toHaveAttribute(
    "href",
    new RegExp(`^sms:\\?&body=.*saved%3Fitems%3D${aMattress.slug}$`),
  );

  const friend = await (await browser.newContext({ baseURL })).newPage();
  await friend.goto(`/saved?items=${aMattress.slug},${aPackage.id},no-longer-sold`);
  await expect(friend.getByRole("heading", { name: "A list for you" })).toBeVisible();
  await expect(friend.getByRole("link", { name: aPackage.name })).toBeVisible();
  await expect(friend.getByText("1 more on the list is gone.")).toBeVisible();
  await friend.getByRole("button", { name: "Keep this list" }).click();
  await expect(friend.getByRole("heading", { name: "Saved Items" })).toBeVisible();
  await expect(friend).toHaveURL(/\/saved$/);
  await expect(friend.getByRole("link", { name: aPackage.name })).toBeVisible();
  // Where the list is full, the product that was saved first goes, and that is said.
  const sixty = Array.from({ length: 60 }, (_, index) => `piece-${index}`);
  await friend.evaluate((slugs) => localStorage.setItem("saved.v1", slugs), JSON.stringify(sixty));
  await friend.goto(productPath(aMattress));
  await friend.mouse.move(5, 5);
  await friend.getByRole("button", { name: `Save ${aMattress.title}` }).click();
  await expect(friend.getByText("Saved. We keep 60, so your oldest was removed")).toBeVisible();
  await friend.context().close();
});

test("axe finds nothing on a full checkout and a saved list", async ({ page }) => {
  await fillCart(page, lamp, room);
  await page.goto("/checkout");
  await page.getByRole("button", { name: /^Complete Purchase/ }).click();
  await expect(page.getByText("Please review our policies").first()).toBeVisible();
  await expectAccessible(page, [390, 1280]);
  await page.goto(`/saved?items=${aMattress.slug},${aPackage.id}`);
  await expect(page.getByRole("link", { name: aPackage.name })).toBeVisible();
  await expectAccessible(page, [390, 1280]);
});
