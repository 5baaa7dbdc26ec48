/**
 * Parts that are loaded when they are needed, refused: whatever needs one says whom to call, nothing
 * waits, and the rest of the page goes on. The story finds the parts by itself, in the page's scripts.
 */
import type { Page, Route } from "@playwright/test";
import { kindsOfPages, nextControl } from "./controls.ts";
import { expect, test } from "./fixtures.ts";
import { aBed, aClearanceItem, aMattress, productPath, shop } from "./sample.ts";

/** Nobody presses for these, or their form says itself what failed; without them the page is as it was painted. */
const unasked =
  /^(opening|live|session-watch|find-visitor|supabase|second-factor|second-factor-form|mail-link|map-frame|confirm-account|register-service-worker|load-json|shop|popover)$/;

/** What only some pages of a kind show, such as what was sold, and what only another part or its notice leads to. */
const ofOtherPages =
  /^(former-product|rest-of-list|nothing-found|choices|saved-list|comparison|size-filter|toaster|alert-dialog|looked-for)$/;

test.use({ viewport: { width: 1280, height: 900 } });

const note = (page: Page) => page.locator("#press-note");

/** Lets a page's own scripts through, and holds every part that comes later until all are refused or let through. */
async function holdLateParts(page: Page) {
  const own = new Set<string>();
  const named = new Set<string>();
  const asked = new Set<string>();
  const held: Route[] = [];
  let answer: ((route: Route) => Promise<void>) | undefined;
  await page.route("**/assets/*.js", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!own.has(pathname)) {
      asked.add(partOf(pathname));
      return answer ? answer(route) : void held.push(route);
    }
    const response = await route.fetch();
    for (const [, name] of (await response.text()).matchAll(/import\(`\.\/([^`]+)`\)/g)) {
      if (!own.has(`/assets/${name}`)) named.add(partOf(name!));
    }
    await route.fulfill({ response });
  });
  /** Answers what is held so, and what comes after it. */
  const answerAll = (how: (route: Route) => Promise<void>) => {
    answer = how;
    for (const route of held.splice(0)) void how(route);
  };
  return {
    own,
    named,
    asked,
    held,
    refuse: () => answerAll((route) => route.abort()),
    letThrough: () => answerAll((route) => route.continue()),
  };
}

/** "/assets/hold-dialog-Piv9FiE.js" is "hold-dialog". */
const partOf = (path: string) => /([^/]+)-.{8}\.js$/.exec(path)![1]!;

/** Opens a page whose late parts are held. */
async function open(page: Page, path: string) {
  const parts = await holdLateParts(page);
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const { load, also, entry } = JSON.parse(
      /<script type="application\/json">(.*)\n/.exec(html)![1]!,
    );
    for (const script of [...load, ...also, entry]) parts.own.add(script);
    await route.fulfill({ response, body: html });
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() => window.presses?.done);
  return parts;
}

for (const path of kindsOfPages) {
  test(`no part that fails takes ${path} with it`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("dialog", (dialog) => void dialog.dismiss());
    await page.addInitScript(
      ([cart, saved]) => {
        localStorage.setItem("cart.v1", cart);
        localStorage.setItem("saved.v1", saved);
      },
      [
        JSON.stringify([
          {
            ...{ id: String(aClearanceItem.id), title: aClearanceItem.title, image: "/icon.svg" },
            ...{ priceCents: 4_900, quantity: 2 },
          },
        ]),
        JSON.stringify([aBed.slug]),
      ] as const,
    );
    const { named, asked, refuse } = await open(page, path);
    refuse();
    // A card that is opened over its list, before a filter takes it away.
    const card = page.locator("main .product-card h2 a").first();
    if (await card.count()) {
      await card.press("Enter");
      await page.waitForURL((url) => url.pathname !== path);
    }
    for (;;) {
      const control = await page.evaluate(nextControl, [1, "body"] as const);
      if (!control) break;
      const target = page.locator(`[data-press="${control.id}"]`);
      // What leads elsewhere is the browser's; the theme has no part of its own.
      if (control.name === "theme") continue;
      if (control.tag === "button" && control.leads && control.leads !== path) continue;
      // It puts its results in the place of the other controls: at the end.
      if (control.tag === "button" && path === "/search") continue;
      await target.focus();
      if (control.tag === "select") await target.selectOption({ index: 1 });
      else if (/^(text|search|email|password|tel|number|url)$/.test(control.type))
        await page.keyboard.type("48307");
      else await page.keyboard.press(control.type === "checkbox" ? "Space" : "Enter");
    }
    if (path === "/search") await page.locator("main input[type=search]").press("Enter");

    await expect
      .poll(() =>
        [...named].filter(
          (part) => !asked.has(part) && !ofOtherPages.test(part) && !unasked.test(part),
        ),
      )
      .toEqual([]);
    const missed = [...asked].filter((part) => !unasked.test(part));
    if (missed.length > 0) {
      await expect(note(page).getByRole("link", { name: "Call" })).toHaveAttribute(
        "href",
        shop.phone.href,
      );
      await expect(note(page).getByRole("link", { name: "try again" })).toBeVisible();
    }
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await expect(page.getByText("Something went wrong")).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test("a control whose part is on its way looks busy, moves nothing, and is free when the part does not come", async ({
  page,
}) => {
  const { held, refuse } = await open(page, productPath(aMattress));
  const hold = page.getByRole("button", { name: "Hold It" }).filter({ visible: true }).first();
  const place = await hold.boundingBox();
  await hold.click();
  await expect(hold).toHaveAttribute("aria-busy", "true");
  expect(await hold.boundingBox()).toEqual(place);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(note(page)).toBeHidden();
  refuse();
  await expect(note(page)).toBeVisible();
  await expect(hold).not.toHaveAttribute("aria-busy");
  // Everything else goes on.
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByRole("link", { name: /^Cart, 1 item/ })).toBeVisible();
  // The page is loaded anew: a module that failed would not be fetched again.
  await page.unrouteAll();
  await note(page).getByRole("link", { name: "try again" }).click();
  await expect(note(page)).toBeHidden();
  await hold.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(note(page)).toBeHidden();
});

test("a part that takes long is called for, and shows itself when it comes", async ({ page }) => {
  const { held, letThrough } = await open(page, productPath(aMattress));
  await page.clock.install();
  const hold = page.getByRole("button", { name: "Hold It" }).filter({ visible: true }).first();
  await hold.click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  // The wait begins once the part is wanted, which may be after the press.
  await expect(async () => {
    await page.clock.runFor(9_000);
    await expect(note(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  letThrough();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(note(page)).toBeHidden();
  await expect(hold).not.toHaveAttribute("aria-busy");
});

/** Opens a product over its list, and holds one of the parts that its dialog loads; "" is none. */
async function openDialog(page: Page, part: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/deals/bedroom");
  await page.waitForFunction(() => window.presses?.done);
  const wanted = page.waitForRequest(`**/assets/${part}-*.js`);
  await page.getByRole("link", { name: aBed.title }).first().click();
  await wanted;
  const dialog = page.getByRole("dialog", { name: aBed.title });
  return { dialog, link: dialog.getByRole("link", { name: "Open its own page" }), letGo: resolve };
}

for (const by of ["a mouse", "a finger"] as const) {
  test(`a press by ${by} counts for what it began on, though a late part moves it`, async ({
    page,
  }) => {
    // In one column and without scrolling, what comes above moves what is below.
    await page.setViewportSize({ width: 700, height: 3_600 });
    await page.addInitScript(() => localStorage.setItem("zip.v1", '"48307"'));
    const { dialog, link, letGo } = await openDialog(page, "zip-answer");
    await link.scrollIntoViewIfNeeded();
    // What slides in has come to rest.
    await link.evaluate(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
    });
    const place = (await link.boundingBox())!;
    const point = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchEnd") =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchStart" ? [point] : [],
      });
    if (by === "a finger") await touch("touchStart");
    else {
      await page.mouse.move(point.x, point.y);
      await page.mouse.down();
    }
    letGo();
    await expect.poll(async () => (await link.boundingBox())?.y).not.toBe(place.y);
    if (by === "a finger") await touch("touchEnd");
    else await page.mouse.up();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(productPath(aBed));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(aBed.title);
  });
}

test("a product over its list is shown with all its sections at once, and nothing in it moves", async ({
  page,
}) => {
  const { dialog, link, letGo } = await openDialog(page, "product-sections");
  await expect(dialog).toHaveCount(0);
  await page.evaluate((words) => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const look = () => {
      const link = [...document.querySelectorAll<HTMLElement>("[role=dialog] a")].find(
        ({ textContent }) => textContent!.includes(words),
      );
      // Within the dialog, which itself rises meanwhile.
      const topOf = (part: Element) => part.getBoundingClientRect().top;
      if (link) places.add(Math.round(topOf(link) - topOf(link.closest("[role=dialog]")!)));
      requestAnimationFrame(look);
    };
    look();
  }, "Open its own page");
  letGo();
  await expect(link).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Details" })).toBeVisible();
  await expect(dialog.getByRole("img").first()).toBeVisible();
  const places = await page.evaluate(
    () => (window as unknown as { places: Set<number> }).places.size,
  );
  expect(places).toBe(1);
});
