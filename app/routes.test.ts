import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { adminPageAt, adminPages } from "#shop/admin-pages.ts";
import { listedPages, publicFiles, publicPages, unlistedPages } from "#shop/pages.ts";
import routes from "./routes.ts";

/** With a list long enough to come in pages. */
const bedrooms = sample.products.bedroom.flatMap((product) =>
  ["", "-2"].map((more) => ({ ...product, slug: product.slug + more })),
);
const shop = { ...sample, products: { ...sample.products, bedroom: bedrooms } };
const paths = [...publicPages(shop).map(({ path }) => path), ...publicFiles(shop)];

const treeOf = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ id, path, index, file, children }) =>
    index ? { id: file, index } : { id: id ?? file, path, children: children && treeOf(children) },
  );
const leavesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ id, file, children }) => (children ? leavesOf(children) : [id ?? file]));

const tree = treeOf(routes);
const routeOf = (path: string) => matchRoutes(tree, path)?.at(-1)?.route.id;
const missing = "storefront/not-found-page.tsx";

test("every address that is published has a route, and every route is published", () => {
  expect(paths.filter((path) => routeOf(path) === missing)).toEqual(["/404"]);
  expect(new Set(paths.map(routeOf))).toEqual(new Set(leavesOf(routes)));
});

test("an address that nobody names is none", () => {
  expect(["/no-such-page", "/deals/bedroom/bed/oak"].map(routeOf)).toEqual([missing, missing]);
  expect(["/admin/no-such-page", "/admin/hours/today"].map(adminPageAt)).toEqual([
    undefined,
    undefined,
  ]);
});

test("an address has one page", () => {
  const all = [...listedPages, ...unlistedPages, ...adminPages.map(({ path }) => path)];
  expect(new Set(all).size).toBe(all.length);
  expect(adminPageAt("/admin/products/oak-bed")?.path).toBe("/admin/products/:slug");
});

test("no product's slug takes the address of another file", () => {
  const sold = { ...sample.products.bedroom[0]!, slug: "delivery" };
  const files = publicFiles({ ...sample, products: { ...sample.products, bedroom: [sold] } });
  expect(new Set(files).size).toBe(files.length);
  expect(files).toContain("/products/delivery.json");
  expect(publicFiles(sample)).toContain("/products/delivery.json");
});
