import { unlistedPages } from "#shop/pages.ts";
import { weighedPages } from "#tools/build/budgets.ts";
import { expectAccessible, sidewaysScroll, smallFields } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import {
  aBed,
  aPicturedProduct,
  aTwicePicturedProduct,
  eastShowroom,
  listAddresses,
  productPath,
  westShowroom,
} from "./sample.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const pages = ["/", "/financing", "/auth", "/no-such-page"];

for (const path of pages) {
  const tag = path === "/" ? "@smoke" : [];
  test(`axe finds nothing on ${path}, and it does not scroll sideways on the narrowest phone`, {
    tag,
  }, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, [390, 1280]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

test("an anonymous visit asks the backend for nothing", { tag: "@smoke" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/(auth|rest)\/v1\/|staff-page-errors/.test(request.url())) asked.push(request.url());
  });
  await page.goto("/");
  await page.mouse.move(10, 10);
  await page.getByRole("link", { name: "See Financing Options" }).click();
  await expect(page.getByRole("heading", { name: "Financing Options" })).toBeVisible();
  await page.evaluate(() =>
    new Promise((thrown) => {
      addEventListener("error", thrown, { once: true });
      setTimeout(() => {
        throw new Error("Broken on purpose");
      });
    }).then(() => undefined),
  );
  expect(asked).toEqual([]);
});

test("the heads of all answers of a first visit to a product are 8 KB or less", async ({
  page,
}) => {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseHeadersSize }) => responseHeadersSize),
    );
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(productPath(aBed));
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await page.waitForLoadState("networkidle");
  const all = await Promise.all(sizes);
  // With its scripts, not only what is painted first.
  expect(all.length).toBeGreaterThan(20);
  expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8 * 1024);
});

test("an unknown address answers 404 with its page and logs the path", { tag: "@smoke" }, async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect.poll(() => logged.join("\n")).toContain("/no-such-page");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

for (const path of ["/no-such-page", "/blog/nope", "/package-deals/nope", "/deals/bedroom/nope"]) {
  test(`the 404 page starts at ${path} without an error of React's`, async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => void errors.push(message.text()));
    page.on("pageerror", (error) => void errors.push(error.message));
    await page.goto(path);
    await page.mouse.move(20, 20);
    await expect.poll(() => errors.some((text) => /404: no page at/.test(text))).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(errors.filter((text) => /React|hydrat/i.test(text))).toEqual([]);
  });
}

test("a link that is shared shows a picture, on a page without one too", async ({ page }) => {
  await page.goto("/financing");
  const address = await page.locator('meta[property="og:image"]').getAttribute("content");
  const picture = await page.request.get(new URL(address!).pathname);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  expect((await picture.body()).byteLength).toBeLessThan(300_000);
});

/** Width of a screen and its pixels for each of the page's: those of the budget. */
const screens = [
  [390, 2],
  [390, 3],
  [820, 2],
  [1280, 1],
  [1280, 2],
  [1600, 1],
] as const;
const withPictures = [
  ...[...weighedPages.keys()].filter((path) => !unlistedPages.some((other) => other === path)),
  productPath(aPicturedProduct),
  productPath(aTwicePicturedProduct),
];

test("the files that pages choose have 0.95 to 1.8 times the pixels that are shown, and no field makes a phone zoom", async ({
  browser,
  store,
}) => {
  const wrong: string[] = [];
  let measured = 0;
  for (const [width, density] of screens) {
    const context = await browser.newContext({
      baseURL: store.url,
      viewport: { width, height: 900 },
      deviceScaleFactor: density,
    });
    const page = await context.newPage();
    // Which file is chosen is known before it comes, and is the same without the page's scripts.
    await page.route(/\.(avif|webp|js)$/, (route) => route.abort());
    for (const path of withPictures) {
      await page.goto(path);
      if (width === 390)
        wrong.push(...(await smallFields(page)).map((field) => `${path}: ${field}`));
      for (const { file, shown } of await page.evaluate(chosenFiles)) {
        const pixels = Number(/-(\d+)\.avif$/.exec(file)?.[1]);
        const ratio = pixels / (shown * density);
        // There is nothing smaller than what thumbnails have.
        if (!(ratio >= 0.95 && (ratio <= 1.8 || pixels === 200))) {
          wrong.push(`${path} at ${width}@${density}: ${file}, ${ratio.toFixed(2)}`);
        }
        measured += 1;
      }
    }
    await context.close();
  }
  expect(measured).toBeGreaterThan(1_000);
  expect(wrong).toEqual([]);
});

/** For each picture that a page shows: the address of its file, and the width in CSS pixels that the whole of it is drawn at. */
async function chosenFiles() {
  // Cards and sections far below have no size while they are left out.
  document.querySelector(".leaves-out-unseen")?.classList.remove("leaves-out-unseen");
  document.documentElement.dataset.whole = "";
  const images = [...document.images].filter(({ clientWidth }) => clientWidth > 0);
  for (const image of images) image.loading = "eager";
  await Promise.allSettled(images.map((image) => image.decode()));
  return images.map(({ currentSrc, clientWidth, clientHeight }) => ({
    file: currentSrc,
    // Cut to its box, it fills it.
    shown: Math.max(clientWidth, (clientHeight * 4) / 3),
  }));
}

test("the phone's menu opens from the right, works by keyboard, and has both numbers", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("heading", { name: "Contact Us" })).toBeVisible();
  await expect(menu.getByRole("link", { name: eastShowroom.phone.label })).toHaveAttribute(
    "href",
    eastShowroom.phone.href,
  );
  await expect(menu.getByRole("link", { name: westShowroom.phone.label })).toBeVisible();
  await expect.poll(async () => (await menu.boundingBox())?.x).toBeGreaterThan(0);
  await menu.getByRole("button", { name: "Close" }).click();
  await expect(menu).toBeHidden();

  await page.getByRole("button", { name: "Menu" }).click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();

  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Financing", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Financing Options" })).toBeVisible();
  await expect(menu).toBeHidden();
});

test("on a phone a shop's long name gives way, and the header's icons stay beside it", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto("/store-locations");
  const name = page.locator(".header-row .wordmark");
  for (const [length, className] of [
    [24, "wordmark"],
    [60, "wordmark long"],
  ] as const) {
    await name.evaluate(
      (mark, [words, className]) => {
        mark.setAttribute("class", className!);
        mark.lastChild!.textContent = words!;
      },
      ["Ferndale Floor Models of ".repeat(3).slice(0, length), className],
    );
    for (const width of [390, 360, 640, 820]) {
      await page.setViewportSize({ width, height: 844 });
      const boxes = await page
        .locator(".header-row > :is(a, button):visible")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      const middles = boxes.map(({ y, height }) => y + height / 2);
      expect(Math.max(...middles) - Math.min(...middles), `${length} at ${width}`).toBeLessThan(2);
      expect(boxes[0].height, `${length} at ${width}`).toBeLessThan(64);
    }
  }
  await page.close();
});

test("the skip link leads past the header", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("a chosen theme stays, and the system decides again when asked to", async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const light = await background();
  await page.getByLabel("Theme").selectOption("dark");
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await background()).toBe(dark);
  await expect(page.getByLabel("Theme")).toHaveValue("dark");
  await page.getByLabel("Theme").selectOption("system");
  expect(await background()).toBe(light);

  await page.getByLabel("Theme").evaluate((select: HTMLSelectElement) => {
    select.value = "dark";
    select.dispatchEvent(new Event("input", { bubbles: true }));
    // What React does when it takes the select over at this moment.
    select.value = "system";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(await background()).toBe(dark);
});

test("a click asks for what its hover fetched ahead", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) asked.push(new URL(request.url()).href);
  });
  const link = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Financing" });
  await link.hover();
  await expect.poll(() => asked).toHaveLength(1);
  await link.click();
  await expect(page).toHaveURL(/\/financing$/);
  expect(new Set(asked).size).toBe(1);
});

test("every page of the shop is at most two presses away in header or menu, without scripts too", {
  tag: "@smoke",
}, async ({ browser, store }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: store.url });
  const page = await context.newPage();
  const paths = [
    ...Object.values(listAddresses).map(({ path }) => path),
    ...["/", "/deals", "/package-deals", "/financing", "/blog", "/store-locations"],
    ...["/auth", "/checkout"],
  ];
  const header = page.getByRole("banner");
  const shown = async () => {
    const links = await header.locator("a:visible").all();
    return Promise.all(links.map((link) => link.getAttribute("href")));
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const firstLinks = await header.getByRole("navigation").getByRole("link").allTextContents();
  expect(firstLinks.slice(0, 4)).toEqual(["Bedroom", "Living Room", "Dining Room", "Mattresses"]);
  const deals = header.locator("summary", { hasText: "Deals" });
  const special = header.getByRole("link", { name: "Instore Specials" });
  await deals.click();
  await expect(special).toBeVisible();
  const panel = (await special.locator("..").boundingBox())!;
  const words = (await special.boundingBox())!;
  expect(words.x + words.width, "inside its panel").toBeLessThanOrEqual(panel.x + panel.width);
  expect(panel.y).toBeGreaterThanOrEqual((await deals.boundingBox())!.y + 20);
  expect(await shown()).toEqual(expect.arrayContaining(paths));
  // A press on the page closes it.
  await page.mouse.click(900, 700);
  await expect(special).toBeHidden();
  await expect(page).toHaveURL("/");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(special).toBeVisible();
  expect(await shown()).toEqual(expect.arrayContaining(paths));
  await context.close();
});

test("a phone's first screen has one row of buttons, a product with its price, and where the rooms begin", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const boxes = await Promise.all(
    ["Shop the Deals", "Get Financing", "Package Deals"].map((name) =>
      page.getByRole("main").getByRole("link", { name, exact: true }).first().boundingBox(),
    ),
  );
  expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
  await expect(page.locator("figcaption .price").first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("list", { name: "Rooms" })).toBeInViewport();
});
