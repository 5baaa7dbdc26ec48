/**
 * Every control of every kind of page, pressed as soon as it is painted, while the page's scripts are
 * held back. The story finds the controls by itself and knows by their role what comes of a press: one
 * that it cannot tell, or that does nothing, is a control whose first press is lost.
 */
import type { Page, Route } from "@playwright/test";
import { nextControl, kindsOfPages as pages, tagOf } from "./controls.ts";
import { devKey, expect, test } from "./fixtures.ts";
import { aBed, aMattress, aPackage, productPath, shop } from "./sample.ts";

// There the router looks for the page once more, and puts its own in the place of the one it took over.
const lookedForAgain = [
  "/blog/no-such-article",
  "/deals/bedroom/no-such-bed",
  "/package-deals/no-such-package",
];

// Header and footer are the same everywhere, but for a search that shows itself and for pages that start in their own way.
const pagesOfTheFrame = ["/", "/search", "/auth", "/no-such-page"];

/** The lead form, the request to hold a product, and enlarged pictures. */
const asksForDialog = [
  "/financing",
  productPath(aBed),
  productPath(aMattress),
  `/package-deals/${aPackage.id}`,
];

/** The same kind of control, many times on a page, is pressed so often. */
const maxOfAKind = 2;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Opens a page whose scripts are held back until they are let go, or refused. */
async function openHeld(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<(route: Route) => Promise<void>>();
  await page.route("**/assets/*.js", async (route) => {
    const answer = await promise;
    // The page may have gone on meanwhile.
    await answer(route).catch(() => undefined);
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return {
    letGo: () => resolve((route) => route.continue()),
    refuse: () => resolve((route) => route.abort()),
  };
}

const listening = (page: Page) =>
  page.waitForFunction(() => window.presses?.done && window.presses.queue.length === 0);

type Control = NonNullable<ReturnType<typeof nextControl>>;
/** Looks, once the scripts listen, for what a press asked for. */
type Check = () => Promise<unknown>;

interface Visit {
  page: Page;
  path: string;
  /** How many products were put in the cart, and hearts were pressed. */
  added: number;
  saved: number;
  /** Whether a form was sent that has to be refused. */
  isRefused: boolean;
  /** What the page said in dialogs of the browser. */
  said: string[];
}

/** Presses one control while nothing listens; each kind of control has an effect that tells it was heard. */
async function pressEarly(visit: Visit, control: Control): Promise<Check | undefined> {
  const { page, path, said } = visit;
  const target = page.locator(`[data-press="${control.id}"]`);
  const what = `${path}: ${control.kind}`;
  const leadsAway = control.leads && control.leads !== path;
  await target.evaluate((control) => {
    // A sheet covers what lies behind it.
    const sheet = document.querySelector<HTMLDetailsElement>("details.drawer[open]");
    if (sheet && !sheet.contains(control)) sheet.open = false;
  });

  if (control.tag === "select") {
    await target.selectOption({ index: 1 });
    const value = await target.inputValue();
    return async () => {
      await expect(target, what).toHaveValue(value);
      if (control.name === "theme")
        await expect(page.locator("html")).toHaveAttribute("data-theme", value);
      else await expect(page, what).toHaveURL(new RegExp(`${control.name}=${value}`));
    };
  }
  if (/^(text|search|email|password|tel|number|url)$/.test(control.type)) {
    // A filter that leaves the list as full as it is: what was pressed in it is still there to be seen.
    const text = control.type !== "number" ? "e" : control.name === "max" ? "9999" : "17";
    const fit = page.locator("[aria-labelledby=fit]");
    const verdict = (await target.and(fit.locator("input")).count()) && (await fit.textContent());
    await target.focus();
    await target.evaluate((field: HTMLInputElement) => field.select());
    await page.keyboard.type(text);
    await page.keyboard.press("Shift+ArrowLeft");
    return async () => {
      if (verdict) await expect(fit, what).not.toHaveText(verdict);
      // A page of results begins a form of its own.
      if (leadsAway || path !== "/search") await expect(target, what).toHaveValue(text);
      if (!leadsAway && control.leads) await expect(page, what).toHaveURL(new RegExp(`=${text}`));
    };
  }
  if (control.tag === "summary") {
    const isOpen = () =>
      target.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);
    const before = await isOpen();
    await target.press("Enter");
    expect(await isOpen(), what).toBe(!before);
    const words = await target.evaluate(({ nextElementSibling: menu }) =>
      menu?.childElementCount ? undefined : getComputedStyle(menu!, "::before").content,
    );
    if (words) expect(words, `${what}: an empty menu says why`).toContain("Loading");
    return;
  }
  if (control.isMenu) {
    await target.tap();
    await expect(page.locator(":popover-open"), what).toHaveCount(
      control.isMenu === "hide" ? 0 : 1,
    );
    return;
  }
  if (control.type === "checkbox") {
    await target.tap();
    await expect(target, what).toBeChecked();
    return () => expect(target, what).toBeChecked();
  }
  if (control.tag !== "button") throw new Error(`${what}: what comes of a press on it?`);
  // Stories of their own press these: the page is another one afterwards.
  if (leadsAway || control.role === "tab") return;

  // In the middle: a bar that stays may lie over what is at the edge.
  await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const place = await target.boundingBox();
  await target.focus();
  const press = () => (control.times === 0 ? target.press("Enter") : target.tap());
  await press();
  await expect(target, what).toHaveAttribute("aria-busy", "true");
  expect(await target.boundingBox(), `${what}: nothing moves`).toEqual(place);

  if (control.name.startsWith("Add to Cart")) {
    await press();
    visit.added += 2;
    return () => expect.poll(() => productsIn(page), what).toBe(visit.added);
  }
  if (control.isToggle) {
    // The second one of a page is pressed twice, and nothing comes of it.
    if (control.times > 0) await press();
    else visit.saved += 1;
    return async () => {
      await expect(target, what).toHaveAttribute("aria-pressed", String(control.times === 0));
      expect(await kept(page, "saved.v1"), what).toHaveLength(visit.saved);
    };
  }
  if (control.name.startsWith("Copy link")) {
    return () =>
      expect
        .poll(async () => said.join() || (await target.textContent()), what)
        .toMatch(/Link copied|^https?:/);
  }
  if (control.type === "submit") {
    await press();
    if (control.leads) return () => expect(page, what).toHaveURL(/\?/);
    visit.isRefused = true;
    return () => expect(page.getByText("Validation Error", { exact: true }), what).toHaveCount(1);
  }
  // Of a control that this story has never seen, something has to come.
  const before = await page.evaluate(() => document.body.innerText + location.href);
  return () =>
    expect
      .poll(() => page.evaluate(() => document.body.innerText + location.href), what)
      .not.toBe(before);
}

const kept = (page: Page, key: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "[]") as unknown[], key);

async function productsIn(page: Page) {
  const lines = (await kept(page, "cart.v1")) as { quantity: number }[];
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

const focusAndSelection = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return [field.dataset.press, field.value, field.selectionStart, field.selectionEnd];
  });

for (const path of [...pages, ...lookedForAgain]) {
  test(`no press is lost on ${path}`, { tag: tagOf(path) }, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("request", (request) => {
      if (request.method() !== "GET") errors.push(`${request.method()} ${request.url()}`);
    });
    const visit: Visit = { page, path, added: 0, saved: 0, isRefused: false, said: [] };
    page.on("dialog", (dialog) => {
      visit.said.push(dialog.defaultValue());
      void dialog.dismiss();
    });
    const scripts = await openHeld(page, path);
    const checks: Check[] = [];
    const part = pagesOfTheFrame.includes(path) ? "body" : "main";
    for (;;) {
      const control = await page.evaluate(nextControl, [maxOfAKind, part] as const);
      if (!control) break;
      const check = await pressEarly(visit, control);
      if (check) checks.push(check);
    }
    if (part === "body") expect(checks.length).toBeGreaterThan(0);
    const before = await focusAndSelection(page);
    scripts.letGo();
    await listening(page);
    if (!lookedForAgain.includes(path)) {
      // A dialog that was asked for takes the focus, and so does the field for which a form is refused; a page
      // of results begins a form of its own.
      if (asksForDialog.includes(path))
        await expect(page.locator("[role=dialog]:focus, [role=dialog] :focus")).toHaveCount(1);
      else if (visit.isRefused)
        await expect(page.locator("[aria-invalid=true]:focus")).toHaveCount(1);
      else if (path !== "/search") expect(await focusAndSelection(page)).toEqual(before);
      for (const check of checks) await check();
    }
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    // React says so where it finds another page than the one that was painted.
    expect(errors).toEqual([]);
  });
}

test("focus and selection that came before the scripts stay where nothing was pressed", async ({
  page,
}) => {
  for (const [path, control] of [
    ["/financing", "main form button"],
    ["/search", "main input[type=search]"],
  ] as const) {
    await page.unrouteAll();
    const scripts = await openHeld(page, path);
    const target = page.locator(control).first();
    await target.focus();
    if (path === "/search") {
      await page.keyboard.type("oak");
      await page.keyboard.press("Shift+ArrowLeft");
    }
    await target.evaluate((element) => {
      element.dataset.press = "this";
    });
    const before = await focusAndSelection(page);
    expect(before[0]).toBe("this");
    scripts.letGo();
    await listening(page);
    expect(await focusAndSelection(page), path).toEqual(before);
  }
});

test("a page that the scripts find to be another is counted, and shows itself anyway", async ({
  page,
  store,
}) => {
  const counted = async () => {
    const metrics = await (await fetch(`${store.url}/dev/${devKey}/metrics`)).text();
    return Number(/^store_hydration_errors_total (\d+)$/m.exec(metrics)?.[1]);
  };
  const before = await counted();
  await page.route("**/return-policy", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(<h1[^>]*>)[^<]+/, "$1Another page");
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/return-policy");
  await expect.poll(counted).toBe(before + 1);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Another page");
});

test("what leads elsewhere needs no scripts: links as ever, and the search with what was typed", async ({
  page,
  context,
}) => {
  await openHeld(page, "/deals/bedroom");
  const card = page.locator(`main a[href="${productPath(aBed)}"]`).first();
  const [other] = await Promise.all([
    context.waitForEvent("page"),
    card.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(other).toHaveURL(productPath(aBed));
  await card.click();
  await expect(page).toHaveURL(productPath(aBed));
  const search = page.locator("[role=combobox]:visible");
  // Before the page's style has come, the phone's and the desk's are both to be seen.
  await expect(search).toHaveCount(1);
  await search.fill("oak");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=oak");
});

test("a tab that is pressed before it can answer shows its fields, with what was typed", async ({
  page,
}) => {
  const scripts = await openHeld(page, "/auth");
  await page.getByLabel("Email").fill("ann@example.com");
  const tab = page.getByRole("tab", { name: "Sign Up" });
  await tab.tap();
  await expect(tab).toHaveAttribute("aria-busy", "true");
  scripts.letGo();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: "Sign Up" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("ann@example.com");
});

test("the link of a forgotten password takes along the address typed before it could, and leads there without scripts", async ({
  page,
}) => {
  const link = page.getByRole("link", { name: "Forgot password?" });
  const scripts = await openHeld(page, "/auth");
  await page.getByLabel("Email").fill("ann@example.com");
  await link.tap();
  await expect(link).toHaveAttribute("aria-busy", "true");
  scripts.letGo();
  await expect(page).toHaveURL("/auth/forgot-password");
  await expect(page.getByLabel("Email")).toHaveValue("ann@example.com");

  await page.unrouteAll();
  const refused = await openHeld(page, "/auth");
  await link.tap();
  refused.refuse();
  await expect(page).toHaveURL("/auth/forgot-password");
});

test("presses happen in their order", async ({ page }) => {
  const scripts = await openHeld(page, "/auth");
  await page.getByRole("tab", { name: "Sign Up" }).tap();
  await page.getByRole("tab", { name: "Sign In" }).tap();
  scripts.letGo();
  await listening(page);
  await expect(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
});

test("a search that is being typed shows what it finds as soon as it can", async ({ page }) => {
  const scripts = await openHeld(page, "/");
  const field = page.locator("[role=combobox]:visible");
  await field.tap();
  await page.keyboard.type("oa");
  scripts.letGo();
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.type("k");
  await expect(field).toHaveValue("oak");
});

test("a form that shows itself on the same page does not load it twice", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  const scripts = await openHeld(page, "/financing");
  await page.getByRole("button", { name: "Apply" }).first().click();
  scripts.letGo();
  await expect(page.getByRole("dialog").getByLabel("First name")).toBeVisible();
  expect(loaded).toHaveLength(1);
});

test("a heart that is full already is not emptied by a press before it shows so", async ({
  page,
}) => {
  await page.addInitScript(
    (slug) => localStorage.setItem("saved.v1", JSON.stringify([slug])),
    aBed.slug,
  );
  const scripts = await openHeld(page, productPath(aBed));
  const heart = page.getByRole("button", { name: `Save ${aBed.title}` });
  await heart.click();
  scripts.letGo();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await listening(page);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("where the scripts do not come, the cart and the heart say whom to call", async ({ page }) => {
  const scripts = await openHeld(page, productPath(aMattress));
  const note = page.getByRole("alert").filter({ hasText: `Call ${shop.phone.label}` });
  const add = page.getByRole("button", { name: "Add to Cart" }).first();
  await add.click();
  await expect(note).toBeHidden();
  scripts.refuse();
  await expect(note.getByRole("link", { name: "Call" })).toHaveAttribute("href", shop.phone.href);
  await expect(add).not.toHaveAttribute("aria-busy");
  await page.unroute("**/assets/*.js");
  await note.getByRole("link", { name: "try again" }).click();
  await listening(page);
  await add.click();
  await expect.poll(() => productsIn(page)).toBe(1);
  await expect(note).toBeHidden();
});

test("where the scripts take long, it is said whom to call, and what was asked for still happens", async ({
  page,
}) => {
  await page.clock.install();
  const scripts = await openHeld(page, productPath(aMattress));
  const note = page.getByRole("alert").filter({ hasText: `Call ${shop.phone.label}` });
  await page.getByRole("button", { name: `Save ${aMattress.title}` }).click();
  await page.clock.runFor(9_000);
  await expect(note).toBeVisible();
  scripts.letGo();
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return kept(page, "saved.v1");
    })
    .toHaveLength(1);
  await expect(note).toBeHidden();
});

test("Apply without scripts loads its page, which then says whom to call", async ({ page }) => {
  const scripts = await openHeld(page, "/financing");
  await page.getByRole("button", { name: "Apply" }).first().click();
  scripts.refuse();
  await expect(page).toHaveURL(/\?apply=/);
  await expect(page.getByRole("alert").filter({ hasText: shop.phone.label })).toBeVisible();
});
