import { expect, test } from "vitest";
import { fewPages } from "./few-pages.ts";

test("every page of the back office stays", () => {
  expect(fewPages(["/admin/hours", "/admin/users"])).toEqual(["/admin/hours", "/admin/users"]);
});

test("every page at the top stays, and one of every kind below", () => {
  expect(
    fewPages([
      "/blog",
      "/blog/oak",
      "/blog/pine",
      "/blog/feed.xml",
      "/deals",
      "/deals/bedroom",
      "/deals/dining-room",
      "/deals/bedroom/bed",
      "/deals/bedroom/chest",
      "/robots.txt",
      "/sitemap.xml",
    ]),
  ).toEqual([
    "/blog",
    "/blog/oak",
    "/blog/feed.xml",
    "/deals",
    "/deals/bedroom",
    "/deals/bedroom/bed",
    "/robots.txt",
    "/sitemap.xml",
  ]);
});
