/** Articles are written on phones, too: iOS 16.0 to 16.3 cannot read patterns that look behind. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";

const folder = join(import.meta.dirname, "../articles");
const texts = globSync("*.md", { cwd: folder }).map((name) =>
  readFileSync(join(folder, name), "utf8").replace(/^---.*?^---$/ms, ""),
);
const tricky =
  "A `code` and ``two ` marks``, **bold**, x*y*z, [a](/deals) www.example.com `[b](/c)`";

let refused = 0;
/** The browser's own, but for what they refuse. */
const olderRegExp = new Proxy(RegExp, {
  construct(target, [pattern, flags]) {
    if (/\(\?<[=!]/.test(String(pattern))) {
      refused += 1;
      throw new SyntaxError("invalid group specifier name");
    }
    return new target(pattern, flags);
  },
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("marked");
});

test("without look-behinds an article looks the same", { tags: "long" }, async () => {
  const { renderMarkdown } = await import("./markdown.ts");
  vi.stubGlobal("RegExp", olderRegExp);
  const marked = await import(/* @vite-ignore */ `${import.meta.resolve("marked")}?older`);
  vi.doMock("marked", () => marked);
  vi.resetModules();
  const older = await import("./markdown.ts");
  expect(texts.length).toBeGreaterThan(5);
  for (const text of [...texts, tricky]) {
    expect(older.renderMarkdown(text)).toEqual(renderMarkdown(text));
  }
  expect(refused).toBeGreaterThan(0);
});
