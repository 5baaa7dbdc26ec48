/** The drawing of sizes shows the numbers of the text: front and side to one scale, words that do not meet. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { SizeDrawing } from "./size-drawing.tsx";

const all = Object.values(sample.products).flat();
/** A letter of these words is about half as wide as high. */
const letter = 4.2;

function drawn(parts: (typeof all)[number]["pieces"]) {
  const markup = renderToStaticMarkup(createElement(SizeDrawing, { parts }));
  const number = (of: string, name: string) => Number(of.match(` ${name}="([\\d.-]+)"`)?.[1]);
  const boxes = [...markup.matchAll(/<rect[^>]*>/g)].map(([rect]) => ({
    x: number(rect, "x"),
    width: number(rect, "width"),
    height: number(rect, "height"),
  }));
  const words = [...markup.matchAll(/<text[^>]*>[^<]*(?:<[^/][^<]*)*<\/text>/g)].map(([text]) => ({
    x: number(text, "x"),
    y: number(text, "y"),
    half: (text.replace(/<[^>]*>/g, "").length * letter) / 2,
  }));
  return { boxes, words };
}

test.each(all.map((product) => [product.slug, product.pieces] as const))("%s", (_, parts) => {
  const standing = parts.filter(({ heightIn }) => heightIn > 4);
  const { boxes, words } = drawn(parts);
  if (standing.length === 0) return expect(boxes).toEqual([]);
  const [front, side] = boxes;
  expect(standing).toContainEqual(
    expect.objectContaining({
      widthIn: front?.width,
      depthIn: side?.width,
      heightIn: front?.height,
    }),
  );
  expect(side?.height).toBe(front?.height);
  const between = boxes.slice(1).map(({ x }, i) => x - (boxes[i]!.x + boxes[i]!.width));
  expect(Math.min(...between)).toBeGreaterThan(0);
  const below = Math.max(...words.map(({ y }) => y));
  const row = words.filter(({ y }) => y === below).sort((a, b) => a.x - b.x);
  expect(row).toHaveLength(4);
  for (const [i, word] of row.slice(1).entries())
    expect(word.x - word.half).toBeGreaterThan(row[i]!.x + row[i]!.half);
});
