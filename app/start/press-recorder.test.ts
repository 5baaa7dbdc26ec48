import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

const words = (file: string, around: RegExp) =>
  around.exec(readFileSync(file, "utf8"))?.[1]?.split(" ") ?? [];

test("React does not hear of what would make it take over the whole page within the event", () => {
  const dom = createRequire(import.meta.url).resolve("react-dom");
  const client = dom.replace(/index\.js$/, "cjs/react-dom-client.production.js");
  const atOnce = words(client, /discreteReplayableEvents =\s*"([^"]+)"/);
  const kept = words("app/start/press-recorder.js", /for \(const type of "([^"]+)"/);
  expect(atOnce.length).toBeGreaterThan(20);
  // Nothing on a page asks for these before it listens, and each word travels with every page.
  const rare = "touchcancel auxclick dblclick dragend dragstart drop copy cut contextmenu reset";
  expect(atOnce.filter((type) => !kept.includes(type)).sort()).toEqual(rare.split(" ").sort());
});
