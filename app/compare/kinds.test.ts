import { describe, expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { productPath, productsOf } from "#shop/lists.ts";
import { isDifferent, kindOf, readChoice, rowsOf } from "./kinds.ts";

const products = productsOf(sample).map((product) => ({
  href: productPath(product),
  type: product.type,
  slug: product.slug,
}));
const read = (query: string, ticked?: readonly string[]) =>
  readChoice(new URLSearchParams(query), products, ticked);
const slugs = (type: string) => products.filter((p) => p.type === type).map(({ slug }) => slug);

describe("the choice in the address", () => {
  test("mattresses are few: from their list all of them stand there at once, and on a visit of its own none", () => {
    expect(read("from=/mattress-special").chosen.map(({ slug }) => slug)).toEqual(
      slugs("mattress"),
    );
    expect(read("").chosen).toEqual([]);
    expect(read("items=").chosen).toEqual([]);
  });

  test("at most four stand side by side, and of one kind its own", () => {
    const [bed, ...beds] = slugs("bed");
    const sofas = slugs("sofa");
    const items = `items=${[bed, ...sofas, ...beds].join()}`;
    expect(read(items).chosen.map(({ slug }) => slug)).toEqual([bed, ...sofas].slice(0, 4));
    const { kind, chosen, tooMany } = read(`${items}&kind=beds`);
    expect(tooMany).toBeGreaterThan(0);
    expect(chosen).toHaveLength(4);
    expect(chosen.every((product) => kindOf(product) === kind)).toBe(true);
  });

  test("what was ticked of several kinds stands together, until one kind is asked for", () => {
    const [bed] = slugs("bed");
    const [sofa] = slugs("sofa");
    expect(read(`items=${sofa},${bed}`).chosen.map(({ slug }) => slug)).toEqual([sofa, bed]);
    expect(read(`items=${bed},${sofa}&kind=sofas`).chosen.map(({ slug }) => slug)).toEqual([sofa]);
    expect(read(`items=${sofa}`).kind.id).toBe("sofas");
  });

  test("what is ticked counts where the address names nothing, after the list one comes from", () => {
    const [sofa] = slugs("sofa");
    expect(read("", [sofa!]).chosen.map(({ slug }) => slug)).toEqual([sofa]);
    expect(read("from=/mattress-special", [sofa!]).chosen).toHaveLength(slugs("mattress").length);
    expect(read("items=", [sofa!]).chosen).toEqual([]);
  });

  test("everything on sale is of some kind", () => {
    expect(products.filter((product) => !kindOf(product))).toEqual([]);
  });

  test("a list leads to a kind that it holds", () => {
    expect(read("from=/deals/living-room").kind.id).toBe("sofas");
    expect(read("from=/deals/bedroom").kind.id).toBe("beds");
    expect(read("from=/deals/dining-room").kind.id).toBe("dining");
  });

  test("nonsense is nothing", () => {
    expect(read("items=no-such-thing&kind=nonsense").chosen).toEqual([]);
  });
});

test("rows say where the products differ", () => {
  const rows = rowsOf(sample.products.mattress, sample.shop.showrooms);
  const differing = rows.filter(isDifferent).map(({ name }) => name);
  expect(differing).toContain("Size");
  expect(differing).not.toContain("Condition");
  for (const { values } of rows) expect(values).toHaveLength(sample.products.mattress.length);
});

test("what is not known of a product has no row, and no value", () => {
  const [known, other] = productsOf(sample);
  const { originalPriceCents: _, size: __, ...rest } = other!;
  const bare = { ...rest, style: "", finish: "", pieces: [] };
  const values = Object.fromEntries(
    rowsOf([known!, bare], []).map(({ name, values }) => [name, values]),
  );
  for (const name of ["You save", "Compare at", "Largest piece", "Included", "Style"]) {
    expect(values[name]).toEqual([expect.stringMatching(/./), ""]);
  }
  const names = rowsOf([bare], []).map(({ name }) => name);
  expect(names).not.toContain("You save");
  expect(names).not.toContain("Largest piece");
});
