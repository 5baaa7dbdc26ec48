import { describe, expect, test } from "vitest";
import { deliveryFacts } from "#app/delivery/delivery-file.ts";
import { doorNeed } from "#app/products/delivery-fit.ts";
import { fitOf } from "#app/products/place-words.ts";
import { wallWidth } from "#app/products/wall-width.ts";
import { sample } from "#content/sample.ts";
import { usualDoorHeightIn } from "#shop/door.ts";
import { productPath, productsOf } from "#shop/lists.ts";
import type { AnyProduct } from "#shop/product.ts";
import { searchIndex } from "./build-index.ts";
import { readQuery } from "./read-query.ts";
import { createSearch } from "./search.ts";
import type { SearchEntry } from "./search-entry.ts";
import { type Asked, askedQuestions } from "./testing/asked.ts";
import { askedAfresh } from "./testing/asked-afresh.ts";
import { askedAfreshProducts } from "./testing/asked-afresh-products.ts";
import { askedProducts, missed } from "./testing/asked-products.ts";
import { triedInDoubt, triedLast, triedSince } from "./testing/later-search-cases.ts";
import {
  ours,
  type ProductRule,
  reviewed,
  type SearchCase,
  triedLater,
} from "./testing/search-cases.ts";

const search = await createSearch(searchIndex(sample), deliveryFacts(sample));
const products = new Map(productsOf(sample).map((product) => [productPath(product), product]));

/** A Tuesday at one in the afternoon, without a holiday near. */
const now = new Date("2026-12-01T18:00:00Z");

function ask(query: string) {
  const { words, filter } = readQuery(query);
  const found = search(words, filter, now);
  const productsOf = (entries: readonly SearchEntry[]) =>
    entries.flatMap(({ href }) => products.get(href) ?? []);
  const exact = productsOf(found.furniture);
  const matches = (exact.length > 0 ? exact : productsOf(found.nearest)).slice(0, 2);
  return { ...found, matches, first: found.furniture[0] ?? found.nearest[0] };
}

function keeps(product: AnyProduct, rule: ProductRule) {
  const {
    type,
    size = "",
    colors,
    style,
    priceCents,
    materials,
    finish,
    pieces: matches,
    freeTv,
    features,
    facts,
  } = product;
  const said = [product.title, product.description, size, JSON.stringify(facts), ...features];
  return {
    type: !rule.types || rule.types.includes(type),
    size: !rule.size || rule.size.test(size) || rule.size.test(product.title),
    color: !rule.color || colors.some((color) => color === rule.color),
    style: !rule.style || style === rule.style,
    price: priceCents <= (rule.atMostCents ?? Infinity) && priceCents >= (rule.atLeastCents ?? 0),
    material: !rule.material || rule.material.test([...materials, finish, product.title].join()),
    condition: !rule.condition || product.condition.grade === rule.condition,
    freeTv: !rule.hasFreeTv || freeTv === true,
    width: wallWidth(product)! <= (rule.widestIn ?? Infinity),
    says: !rule.says || rule.says.test(said.join()),
    door:
      !rule.passesDoorIn || (doorNeed(matches, facts, 0)?.widthIn ?? Infinity) <= rule.passesDoorIn,
  };
}

describe.each([...askedQuestions, ...askedProducts, ...askedAfresh, ...askedAfreshProducts])(
  "the first answer: $kind, $queries",
  (one: Asked) => {
    const { says = [], to, products: rule, single, article } = one;
    const queries = one.queries.split(" | ");
    const isMissed = (query: string) => missed.includes(query);
    const check = (query: string) => {
      const { answers, furniture, nearest, articles, articlesLead, matches } = ask(query);
      const [answer] = answers;
      for (const part of says) expect(`${answer?.title} ${answer?.text}`).toMatch(part);
      if (to) expect(answer?.href).toBe(to);
      if (rule) {
        expect(says.length > 0 ? [] : answers.map(({ title }) => title)).toEqual([]);
        const [first] = says.length > 0 ? nearest : furniture;
        expect(first && first.kind !== "Package").toBe(true);
        expect(articlesLead).toBeUndefined();
        for (const product of matches.slice(0, single ? 1 : 2))
          expect(Object.values(keeps(product, rule)), product.title).not.toContain(false);
      }
      if (article) {
        expect(answers.map(({ title }) => title)).toEqual([]);
        expect(articles[0]?.title).toMatch(article);
        expect(articlesLead).toBe(true);
      }
    };
    test.each(queries.filter((query) => !isMissed(query)))("%s", check);
    const rest = queries.filter(isMissed);
    if (rest.length > 0) test.fails.each(rest)("%s, not yet", check);
  },
);

describe.each([
  ["what a shopper tried in vain", reviewed],
  ["how people write", ours],
  ["how they write, too", triedLater],
  ["how they write, still", triedLast],
  ["how others write", triedSince],
  ["how doubters write", triedInDoubt],
])("%s", (_, cases: readonly SearchCase[]) => {
  test.each(cases)("$query", ({ query, products: rule, leadsTo, article }) => {
    const { answers, matches, articles, first } = ask(query);
    if (rule) {
      expect(first?.kind).not.toBe("Package");
      expect(matches.length).toBeGreaterThan(0);
      for (const product of matches) {
        const kept = keeps(product, rule);
        expect(kept, product.title).toEqual(
          Object.fromEntries(Object.keys(kept).map((name) => [name, true])),
        );
      }
    }
    if (leadsTo) {
      expect(answers.slice(0, 3).map(({ href }) => href)).toContain(leadsTo);
    }
    if (article) expect(articles.slice(0, 3).some(({ title }) => article.test(title))).toBe(true);
  });
});

test("who has given a ZIP code is answered for it where a question of delivery names no place", async () => {
  let zip = "48301";
  const mine = await createSearch(searchIndex(sample), deliveryFacts(sample), () => zip);
  const first = (query: string) => mine(query, {}, now).answers[0];
  expect(first("how much is delivery")?.text).toMatch(
    /^Oakland County: \$99.*Wednesday, December 2/,
  );
  expect(first("deliver to 48104")?.text).toMatch(
    /^Outside our delivery area.*by quote, \$99 or more.*Wayne/,
  );
  expect(first("return policy")?.href).toBe("/return-policy");
  zip = "";
  expect(first("how much is delivery")?.text).toMatch(/^Macomb County, Oakland County/);
});

test("a ZIP code beside a product finds both", () => {
  const { answers, furniture } = ask("48301 sofa");
  expect(answers[0]?.title).toBe("Delivery to 48301");
  expect(furniture[0]?.type).toBe("sofa");
});

test("no article on half of it stands before the products that are nearest", () => {
  for (const query of ["walnut desk", "purple couch"]) {
    const { articlesLead, nearest } = ask(query);
    expect([articlesLead, nearest[0]?.kind !== "Package"]).toEqual([undefined, true]);
  }
});

test("who asks for a color gets no product with a mere seam of it, and the article that the question names before others", () => {
  for (const query of ["gray sectional", "grey sectonal", "white tv stand"]) {
    const color = query.startsWith("w") ? "white" : "gray";
    for (const { card } of ask(query).furniture) expect(card?.color ?? [color]).toContain(color);
  }
  expect(ask("gray sectional").furniture.length).toBeGreaterThan(0);
  expect(ask("what size rug").articles[0]?.title).toMatch(/^What Size Rug/);
  expect(ask("scratched dented").articles[0]?.title).toMatch(/Scratch-and-Dent/);
});

test("an item's number finds the product with that tag", () => {
  const [product] = productsOf(sample);
  for (const query of [
    `${product!.id}`,
    `item ${product!.id}`,
    `#${product!.id}`,
    `item no. ${product!.id}`,
    `SKU# ${product!.id}`,
  ]) {
    expect(ask(query).furniture.map(({ href }) => href)).toEqual([productPath(product!)]);
  }
});

test("a showroom's telephone number finds that showroom", () => {
  for (const { name, phone } of sample.shop.showrooms)
    expect(ask(phone.label).answers.map(({ title }) => title)).toEqual([
      expect.stringContaining(name),
    ]);
});

test("the beginning of a word is enough while one types", () => {
  expect(ask("sect").matches[0]?.type).toBe("sectional");
});

test("accents and capitals make no difference", () => {
  expect(ask("BOUCLE").furniture).toEqual(ask("bouclé").furniture);
  expect(ask("boucle").furniture.length).toBeGreaterThan(0);
});

test("nothing is left out where nothing is asked", () => {
  expect(ask("").furniture.length).toBe(productsOf(sample).length + sample.packages.length);
});

test("words that nobody knows come with nothing, and say so", () => {
  const found = ask("zeppelin");
  expect([...found.furniture, ...found.nearest, ...found.answers, ...found.articles]).toEqual([]);
});

test("where a filter leaves nothing, the nearest things are shown as such", () => {
  const found = ask("sectional under $20");
  expect(found.furniture).toEqual([]);
  expect(found.nearest[0]?.type).toBe("sectional");
});

test("beside the few within a price stand those of the same kind that cost a little more", () => {
  const { furniture, nearest } = ask("queen bed under $500");
  expect(furniture.length).toBeGreaterThan(0);
  const [next] = nearest;
  expect(next?.title).toMatch(/queen/i);
  expect(next?.priceCents).toBeGreaterThan(50_000);
});

test("no article is named for one word of a question that stands somewhere in it", () => {
  expect(ask("how late are you open today").articles).toEqual([]);
});

test("a width is about as wide: a tenth more or less, and none that is wider before one that is not", () => {
  const widths = ask("90 inch sofa").furniture.map(({ widthIn = 0 }) => widthIn);
  expect(widths.length).toBeGreaterThan(1);
  for (const width of widths) expect(Math.abs(width - 90)).toBeLessThanOrEqual(10);
  expect(widths.map((width) => width > 90)).toEqual(widths.map((width) => width > 90).toSorted());
});

test("whether we work with a lender is said, and with whom instead", () => {
  const [first] = sample.lenders;
  expect(ask("do you take Affirm?").answers[0]).toMatchObject({
    title: "No, not with Affirm",
    href: "/financing",
    text: expect.stringContaining(first!.name),
  });
  expect(ask(`do you take ${first!.name}`).answers[0]?.title).toBe(
    `Yes, we work with ${first!.name}`,
  );
});

test("no article leads where only a color and a kind of furniture are named", () => {
  expect(ask("white kitchen table with bench").articlesLead).toBeUndefined();
});

test("a question that is answered brings nothing else that shares a word with it", () => {
  for (const query of ["is delivery free", "open sunday", "do you take cash"])
    expect(ask(query)).toMatchObject({ furniture: [], answers: [expect.anything()] });
  expect(ask("open sunday?").articles).toEqual([]);
});

test("one way to finance is answered once", () => {
  const titles = ask("can i finance with bad credit").answers.map(({ title }) => title);
  expect(titles).toEqual(["Financing with bad or no credit"]);
  expect(ask("do you offer financing").answers[0]?.title).toBe("Financing");
});

test.each([
  ["who owns this store", "Who we are"],
  ["is this a scam", "Who we are"],
  ["what is a closeout", "Who we are"],
  ["store near troy mi", "Our showrooms"],
  ["can i see it before i buy", "Our showrooms"],
  ["how do i cancel a hold", "Holding a piece"],
  ["is the price negotiable", "Discounts"],
])("%s: %s", (query, title) => {
  expect(ask(query).answers[0]?.title).toBe(title);
});

test("of a small place the narrowest of what is asked for come first, and sets last", () => {
  const { furniture } = ask("small apartment sofa");
  const single = furniture.filter(({ type }) => type && !type.endsWith(" set"));
  expect(furniture.slice(0, single.length)).toEqual(single);
  const widths = single.map(({ widthIn }) => widthIn!);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});

test("what is said of matching a price is a policy's sentence, or that there is none", async () => {
  const first = ask("do you price match");
  expect(first.answers[0]?.text).toContain("We don’t offer price matching.");
  expect(first.articles).toEqual([]);
  const [policy, ...others] = sample.policies;
  const sections = [{ id: "prices", title: "Prices", paragraphs: ["We match any price. Ask."] }];
  const policies = [{ ...policy!, sections: [...policy!.sections, ...sections] }, ...others];
  const matching = await createSearch(searchIndex({ ...sample, policies }), deliveryFacts(sample));
  expect(matching("price match").answers[0]?.text).toContain("savings. We match any price. For");
});

test("once all have closed it is said when they open next, and not what the hours were", () => {
  const late = new Date("2026-12-02T03:00:00Z");
  const [closed] = search("open now", {}, late).answers;
  expect(`${closed?.title}: ${closed?.text}`).toBe(
    "Closed now: Both showrooms: closed now, opens tomorrow at 10 AM.",
  );
  const early = new Date("2026-12-01T13:00:00Z");
  expect(search("open now", {}, early).answers[0]?.text).toMatch(
    /closed now, opens at 10 AM\. Today: .*open 10 AM/,
  );
});

test("what comes apart for the stairs is modular, and an end that says nothing yet is left out", () => {
  expect(ask("sectional that comes apart for stairs").furniture.map(({ title }) => title)).toEqual(
    ask("modular sectional").furniture.map(({ title }) => title),
  );
  expect(ask("bunk beds that fits").furniture).toEqual(ask("bunk beds").furniture);
});

test("a room that something is for, an event, and an end that is no price yet are no part of what is looked for", () => {
  for (const [query, kind] of [
    ["rug for the living room", "rug"],
    ["couches for my living room", "couch"],
    ["black friday couch deals", "couch"],
    ["sofa under 9", "sofa"],
    ["l couch", "sectional"],
    ["light blue sofa", "blue sofa"],
    ["loveseat for a condo", "loveseat"],
    ["boys bed", "kids bed"],
  ] as const)
    expect(ask(query).furniture, query).toEqual(ask(kind).furniture);
  expect(ask("leather couch under 10").articlesLead).toBeUndefined();
  const wanted = ask("brown leather sofa not reclining").furniture.map(({ title }) => title);
  expect(wanted.join()).toMatch(/Leather Sofa/);
  expect(wanted.join()).not.toMatch(/Reclin/);
});

test.each([
  ["what does cosmetic mark mean", "/return-policy"],
  ["where is the southfield store", "/store-locations"],
  ["do you price match ashley", "/deals"],
])("%s leads to %s", (query, href) => {
  const [first] = ask(query).answers;
  expect(first?.href).toBe(href);
  expect(first?.title).not.toMatch(/maker/);
});

test("what is found for a door fits through it, as its card and its list say", () => {
  const { words, filter } = readQuery("sofa 30 inch door");
  const found = search(words, filter).furniture.flatMap(({ href }) => products.get(href) ?? []);
  expect(found.length).toBeGreaterThan(2);
  const way = { door: { widthIn: 28.5, heightIn: usualDoorHeightIn } };
  for (const { pieces, facts = {}, title } of found)
    expect([title, fitOf({ pieces, facts }, way)]).toEqual([title, "fits"]);
});

test("an answer on a place says its ZIP code, which may be kept, and what is far is no near place", () => {
  expect(ask("delivery to 48104").answers[0]?.zip).toBe("48104");
  expect(ask("do you deliver to ann arbor").answers[0]?.zip).toBe("48104");
  expect(ask("00000").answers[0]?.zip).toBeUndefined();
  expect(ask("90210").answers[0]?.text).toMatch(
    /^Far outside our delivery area, so delivery there is by quote only/,
  );
});
