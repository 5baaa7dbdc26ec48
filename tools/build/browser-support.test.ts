import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../start/launch.mjs";
import { newerStyles, newerThanBrowsers } from "./browser-support.ts";

const client = join(root, process.env.BUILD_DIR || "build", "work/client");
const assets = join(client, "assets");

/** Asked for only where the browser has it. */
const guarded = [
  "Notification.permission Notification.requestPermission PublicKeyCredential.parseCreationOptionsFromJSON",
  "PublicKeyCredential.parseRequestOptionsFromJSON URL.canParse checkVisibility startViewTransition togglePopover",
  "DecompressionStream OffscreenCanvas captureStackTrace vibrate",
];
/** Methods of objects of ours and of libraries that are called as a browser's own. */
const namesakes = ["drop escape isError resize restore toArray toBase64 use"];
const maySay = new Set([...guarded, ...namesakes].flatMap((line) => line.split(" ")));

/** Without it a page looks plainer and works as well: in groups by what is lost. */
const plainer = {
  "lines break elsewhere": [
    "text-wrap",
    "text-wrap: balance",
    "text-wrap: pretty",
    "text-wrap: wrap",
  ],
  "more is drawn at once": [
    ...["content-visibility", "content-visibility: auto", "content-visibility: visible"],
    ...["contain: style", "contain-intrinsic-block-size", "contain-intrinsic-block-size: none"],
  ],
  "something appears at once": ["@property", "@starting-style"],
  "there is no mouse": [
    ...["move", "grab", "grabbing", "pointer", "not-allowed", "default", "zoom-in", "zoom-out"].map(
      (cursor) => `cursor: ${cursor}`,
    ),
    ...["resize", "resize: both", "resize: vertical"],
  ],
  "a color, an outline or a font of the browser": [
    ...["accent-color", "outline", "font-family: ui-monospace"],
    ...["-webkit-tap-highlight-color", "-webkit-touch-callout"],
  ],
  "a text field is as high as it was made": ["field-sizing", "field-sizing: content"],
  "the page behind a dialog scrolls on at its end": ["overscroll-behavior"],
  "“Loading…” is not said": ["@media scripting"],
  "a closed part stays closed on paper and to the search in the page": [":details-content"],
  "paper has the browser's margins": ["@page", "size", "break-after: avoid"],
};

const filesOf = (end: string) => readdirSync(assets).filter((name) => name.endsWith(end));

const inlineScripts = (page: string) =>
  [...readFileSync(join(client, page), "utf8").matchAll(/<script(?: [^>]*)?>([^<].*?)<\/script>/gs)]
    .map(([, code = ""]) => code)
    .filter((code) => !/^\s*[{[]/.test(code));

test("no script asks for what an iPhone with iOS 16 or Firefox ESR lacks", async () => {
  const scripts = [
    ...filesOf(".js").map((name) => [name, readFileSync(join(assets, name), "utf8")] as const),
    ...["index.html", "404.html"].flatMap((page) =>
      inlineScripts(page).map((code, at) => [`${page}-${at}.js`, code] as const),
    ),
    ["service-worker.js", readFileSync(join(root, "public/service-worker.js"), "utf8")] as const,
  ];
  expect(scripts.length).toBeGreaterThan(30);
  const found = new Set<string>();
  for (const [name, code] of scripts) {
    for (const what of await newerThanBrowsers(name, code)) {
      if (maySay.has(what)) found.add(what);
      else expect.soft(what, name).toBe("");
    }
  }
  expect([...maySay].filter((what) => !found.has(what))).toEqual([]);
});

test("no style asks for it either, but for what a page does without", () => {
  const isPlainer = new Set(Object.values(plainer).flat());
  const asked = filesOf(".css").flatMap((name) =>
    newerStyles(readFileSync(join(assets, name), "utf8")),
  );
  expect([...new Set(asked)].filter((what) => !isPlainer.has(what))).toEqual([]);
  expect([...isPlainer].filter((what) => !asked.includes(what))).toEqual([]);
});

test.each([
  ["syntax", "x = /(?<=a)b/", /syntax/],
  ["a pattern that a build has put into words", "x = RegExp(`(?<!a)b`, ``)", /lookbehind/],
  ["a flag of a pattern", "x = RegExp(`[a--b]`, `v`)", /flag v/],
  ["a static method", "Map.groupBy(rows, one)", /groupBy/],
  ["a method", "element.checkVisibility()", /checkVisibility/],
  ["a class", "new URLPattern(path)", /URLPattern/],
])("%s that is newer is found in a script", async (_, code, words) => {
  expect((await newerThanBrowsers("a.js", code)).join()).toMatch(words);
});

test("what is found out in a try is asked for where it is there only", async () => {
  const code = "const has = (() => { try { return !!RegExp(`(?<=1)`) } catch { return !1 } })()";
  expect(await newerThanBrowsers("a.js", code)).toEqual([]);
  expect(await newerThanBrowsers("a.js", `${code}; RegExp(\`(?<=1)\`)`)).toEqual(["lookbehind"]);
});

test("properties, values, functions, selectors and rules that are newer are found in a style", () => {
  const css = `a { text-wrap: pretty; color: light-dark(red, blue); b { top: 0 } } c:popover-open { top: 0 }
    @starting-style { a { top: 0 } } @media (width >= 40rem) { a { top: 0 } }
    @supports (top: 0) { a { field-sizing: content } } :is(a, b:popover-open) { display: grid }`;
  expect(newerStyles(css)).toEqual([
    "text-wrap",
    "text-wrap: pretty",
    "light-dark()",
    "nesting",
    ":popover-open",
    "@starting-style",
    "@media ranges",
  ]);
});
