import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { shopFacts } from "#app/site/shop-facts.ts";
import { sample } from "#content/sample.ts";
import { pageStart } from "./page-start.server.ts";

/** What a page starts with, as far as it depends on the shop. */
function start(path: string, shop = sample.shop) {
  const context = {
    manifest: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: { root: { id: "root", module: "/assets/root.js", imports: [] } },
      url: "/assets/manifest.js",
    },
    serverHandoffString: "{}",
    staticHandlerContext: {
      matches: [{ route: { id: "root" } }],
      loaderData: { root: { shop: shopFacts({ ...sample, shop }) } },
    },
  } as unknown as EntryContext;
  return pageStart(context, "data", path);
}

const counting = { ...sample.shop, countsDemand: true as const };

test("a store as cloned counts nothing: its pages have nothing of what does", () => {
  expect(sample.shop.countsDemand).toBeUndefined();
  expect(Object.keys(shopFacts(sample))).not.toContain("countsDemand");
  expect(start("/")).not.toContain("count-visit");
});

test("where visits are counted, a page has one script more, and is the same beside it", () => {
  const tag =
    /<script async fetchpriority="low" src="[^"]*count-visit[^"]*" data-key="sb_publishable_store" data-backend="https:\/\/store\.example"><\/script>$/;
  expect(start("/deals/bedroom", counting)).toMatch(tag);
  expect(start("/deals/bedroom", counting).replace(tag, "")).toBe(start("/deals/bedroom"));
});

test.each(["/admin", "/admin/products", "/auth", "/account"])(
  "nothing is counted on %s",
  (path) => {
    expect(start(path, counting)).toBe(start(path));
  },
);
