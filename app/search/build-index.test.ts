import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { entriesOf } from "#app/site/site-index.ts";
import { sample } from "#content/sample.ts";
import { productsOf } from "#shop/lists.ts";
import { answersOf } from "./answers.ts";
import { searchIndex } from "./build-index.ts";

const index = searchIndex(sample);

const things = index.filter(({ kind }) => kind !== "Answer");

test("everything sold and everything written is in the index, each under its own address", () => {
  expect(things).toHaveLength(
    productsOf(sample).length + sample.packages.length + sample.articles.length,
  );
  expect(new Set(things.map(({ href }) => href)).size).toBe(things.length);
});

test("the last part of an address is enough to find an entry", () => {
  const slugs = things.map(({ href }) => href.split("/").at(-1)!);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(entriesOf(["package-2", "gone"], index).map(({ kind }) => kind)).toEqual(["Package"]);
});

test("answers fill in what they say", () => {
  for (const { text } of answersOf(sample)) expect(text).not.toMatch(/[{}]|undefined/);
});

test("every browser of the shop's visitors can read what a question is recognized by", () => {
  for (const { asked = "" } of answersOf(sample)) expect(asked).not.toMatch(/\(\?<[=!]/);
});

test("the index stays small", () => {
  expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThan(28_000);
});
