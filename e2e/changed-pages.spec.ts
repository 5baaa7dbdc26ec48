/**
 * Pages that something else has changed: password managers, call buttons, translators, highlighters and the data
 * detectors of phones. Each makes its change before the scripts start, insists on it while they start, makes it again
 * before the late parts come, and once more afterwards; no press, letter, theme or focus is lost.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { aBed, articleIds, productPath } from "./sample.ts";

declare global {
  interface Window {
    changeByOthers: () => void;
  }
}

/** What others do to a page, as functions of its own; each is made for every element or text that it finds. */
const changes: Record<string, () => void> = {
  "an icon of a password manager after each field": () => {
    for (const field of document.querySelectorAll("input:not([type=hidden])")) {
      const icon = document.createElement("div");
      icon.dataset.other = "";
      field.after(icon);
    }
  },
  "a wrapper around each field": () => {
    for (const field of document.querySelectorAll("input:not([type=hidden])")) {
      const wrapper = document.createElement("grammarly-like");
      wrapper.dataset.other = "";
      field.before(wrapper);
      wrapper.append(field);
    }
  },
  "a click-to-call span in each phone number": () => {
    for (const link of document.querySelectorAll("a[href^='tel:']")) {
      const span = document.createElement("span");
      span.dataset.other = "";
      span.append(...link.childNodes);
      link.append(span);
    }
  },
  "a link of a data detector around each line of the footer": () => {
    const texts = document.createTreeWalker(
      document.querySelector("footer")!,
      NodeFilter.SHOW_TEXT,
    );
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const link = document.createElement("a");
      link.dataset.other = "";
      link.href = "x-apple-data-detectors://1";
      text.replaceWith(link);
      link.append(text);
    }
  },
  "a translator's font elements instead of each text": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement!.closest("script, style, noscript, option"))
        continue;
      const font = document.createElement("font");
      font.dataset.other = "";
      font.textContent = text.data.toUpperCase();
      text.replaceWith(font);
    }
  },
  "a text that is written over in place": () => {
    for (const heading of document.querySelectorAll("h1, h2")) {
      if (heading.firstChild instanceof Text) heading.firstChild.data = "Written over";
    }
  },
  "marks of a highlighter in the middle of texts": () => {
    for (const part of document.querySelectorAll("p, li")) {
      const text = part.firstChild;
      if (!(text instanceof Text) || text.length < 6) continue;
      const range = document.createRange();
      range.setStart(text, 2);
      range.setEnd(text, 5);
      const mark = document.createElement("mark");
      mark.dataset.other = "";
      range.surroundContents(mark);
    }
  },
  "an element before the body's first": () => {
    const bar = document.createElement("div");
    bar.dataset.other = "";
    document.body.prepend(bar);
  },
  "a frame around all that the body has": () => {
    const frame = document.createElement("div");
    frame.dataset.other = "";
    document.body.firstElementChild!.before(frame);
    frame.append(document.body.children[1]!);
  },
  "attributes and classes on the page, its body and its fields": () => {
    for (const element of document.querySelectorAll("html, body, input, button")) {
      element.setAttribute("data-other", "");
      element.classList.add("other");
    }
  },
  "scripts and styles in the head and at the body's end": () => {
    for (const parent of [document.head, document.body]) {
      const style = document.createElement("style");
      style.dataset.other = "";
      parent.append(style);
      parent.prepend(style.cloneNode());
    }
  },
  "an advertisement taken out": () => {
    document.querySelector("footer ul")?.remove();
  },
};

/** Six pages, each with something to press that only a script can answer, and what comes of it. */
const pages: Record<
  string,
  (page: Page) => { press: () => Promise<void>; heard: () => Promise<void> }
> = {
  [productPath(aBed)]: (page) => hearted(page),
  "/deals/bedroom": (page) => hearted(page),
  "/financing": (page) => {
    const dialog = page.getByRole("dialog");
    return {
      press: () => page.locator("main form button").first().click(),
      heard: async () => {
        await expect(dialog).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
      },
    };
  },
  "/auth": (page) => {
    const tab = page.locator("[role=tab]").nth(1);
    return {
      press: () => tab.click(),
      heard: () => expect(tab).toHaveAttribute("aria-selected", "true"),
    };
  },
  "/": () => ({ press: async () => {}, heard: async () => {} }),
  [`/blog/${articleIds[0]}`]: () => ({ press: async () => {}, heard: async () => {} }),
};

function hearted(page: Page) {
  const heart = page.locator("main button[aria-pressed]").first();
  return {
    press: () => heart.click(),
    heard: () => expect(heart).toHaveAttribute("aria-pressed", "true"),
  };
}

test.use({ viewport: { width: 1280, height: 900 }, colorScheme: "light" });

for (const [path, control] of Object.entries(pages)) {
  test(`what others change on ${path} costs no press, letter, theme or focus`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    for (const [what, change] of Object.entries(changes)) {
      await test.step(what, async () => {
        await page.addInitScript(() => localStorage.removeItem("saved.v1"));
        const [own, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        const isOwn = Promise.withResolvers<(path: string) => boolean>();
        await page.route("**/assets/*.js", async (route) => {
          const { pathname } = new URL(route.request().url());
          await ((await isOwn.promise)(pathname) ? own : late).promise;
          await route.continue().catch(() => undefined);
        });
        await page.addInitScript({ content: `window.changeByOthers = ${change};` });
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const { load, also, entry } = await page.evaluate(() =>
          JSON.parse(
            document.querySelector("script[type='application/json']")!.textContent!.split("\n")[0]!,
          ),
        );
        isOwn.resolve((script) => [...load, ...also, entry].includes(script));
        await page.evaluate(() => {
          window.changeByOthers();
          if (!document.querySelector("[data-other]")) return;
          // Taken out of the page, it comes back once.
          new MutationObserver((_, insists) => {
            if (document.querySelector("[data-other]")) return;
            insists.disconnect();
            window.changeByOthers();
          }).observe(document.body, { childList: true, subtree: true });
        });
        const { press, heard } = control(page);
        await press();
        const search = page.locator(
          "header input[type=search]:visible, header [role=combobox]:visible",
        );
        await search.focus();
        await page.keyboard.type("oak");
        own.resolve();
        await page.waitForFunction(() => window.presses?.done && window.presses.queue.length === 0);
        if (path !== "/financing") await expect(search, what).toBeFocused();
        await expect(search, what).toHaveValue("oak");
        await page.evaluate(() => window.changeByOthers());
        late.resolve();
        await heard();
        await expect(page.locator("html"), what).toHaveAttribute("data-theme", "dark");
        // Nothing was made anew: the page that was painted is the page.
        expect(errors, what).toEqual([]);
        // Afterwards, once React has taken over the last part of it, it happens again, and the page goes on.
        await page.waitForFunction(() =>
          [...document.querySelectorAll("main section, main details, footer")].every((part) =>
            Object.keys(part).some((key) => key.startsWith("__reactFiber")),
          ),
        );
        await page.evaluate(() => window.changeByOthers());
        await page.locator("header a[href='/checkout']:visible").click();
        await expect(page).toHaveURL("/checkout");
        await page.evaluate(() => window.changeByOthers());
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect(page.locator("main h1").first()).toBeVisible();
        expect(errors, what).toEqual([]);
        await page.unrouteAll({ behavior: "ignoreErrors" });
      });
    }
  });
}
