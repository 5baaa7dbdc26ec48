import decodeQR from "qr/decode.js";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { qrPath } from "#app/lib/qr.ts";
import type { Product } from "../records/records.queries.ts";
import { chunksOf } from "../requests.ts";
import { labelsPath, productsAt } from "./labels.ts";
import { Label } from "./labels-page.tsx";

const products = ["101", "clearance-3", "205"].map((id) => ({ id }) as Product);

test("an address names products in its order, each once, and passes over what is not there", () => {
  const ids = (hash: string) => productsAt(hash, products).map(({ id }) => id);
  expect(ids(new URL(labelsPath(["205", "101"]), "http://x").hash)).toEqual(["205", "101"]);
  expect(ids("#101,999,101,clearance-3")).toEqual(["101", "clearance-3"]);
  expect(ids("#%E0%A4%A,101")).toEqual(["101"]);
  expect(ids("")).toEqual([]);
});

test("sheets are filled one after the other", () => {
  expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunksOf([], 10)).toEqual([]);
});

test("a code has its three corners and a quiet border of four modules", () => {
  const { size, path } = qrPath("https://store.example/deals/bedroom/oak-bench");
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((bar) => bar.slice(1).map(Number));
  const isDark = (column: number, row: number) =>
    bars.some(([x, y, long]) => y === row && x! <= column && column < x! + long!);
  for (const [column, row] of [
    [4, 4],
    [size - 5, 4],
    [4, size - 5],
  ] as const) {
    expect(isDark(column, row)).toBe(true);
  }
  const sides = bars.flatMap(([x, y, long]) => [x!, y!, x! + long! - 1]);
  expect(Math.min(...sides)).toBe(4);
  expect(Math.max(...sides)).toBe(size - 5);
});

test("a code is read as what was written into it", () => {
  const address = "https://store.example/deals/living-room/three-seat-sofa-with-chaise#tag-1045";
  const { size, path } = qrPath(address);
  const scale = 4;
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, long] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const first = (row * width + Number(x) * scale) * 4;
      data.fill(0, first, first + 4 * scale * Number(long));
    }
  }
  expect(decodeQR({ width, height: width, data })).toBe(address);
});

const bench = { ...products[0]!, slug: "bench", list: "bedroom", title: "Bench", size: null };
const drawn = (
  compare_at_cents: number | null,
  logo?: { alt: string; className: string | undefined },
) =>
  renderToStaticMarkup(
    createElement(Label, {
      product: { ...bench, price_cents: 19_900, compare_at_cents } as Product,
      shop: { name: "Shop", phone: "(313) 555-0100" },
      logo: logo && { src: "/logo.webp", width: 560, height: 100, ...logo },
      format: "tags" as never,
    }),
  );

test("a label says what a product is compared at, and nothing where that is not known", () => {
  const said = (cents: number | null) => drawn(cents).replaceAll(/<[^>]*>/g, " ");
  expect(said(49_900)).toMatch(/\$199 +Compare at \$499 · 60% off/);
  expect(said(null)).toMatch(/\$199/);
  expect(said(null)).not.toMatch(/compare|%|null|NaN|\$0/i);
});

test("a label bears the owner's logo where paper shows it, and the name where that doesn't say it", () => {
  const wide = drawn(null, { alt: "Shop", className: undefined });
  expect(wide).toContain('alt="Shop"');
  expect(wide).not.toContain(">Shop<");
  const mark = drawn(null, { alt: "", className: "on-light" });
  expect(mark).toContain("<img");
  expect(mark).toContain(">Shop<");
  const light = drawn(null, { alt: "Shop", className: "on-dark" });
  expect(light).not.toContain("<img");
  expect(light).toContain(">Shop<");
});
