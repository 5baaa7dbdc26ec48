import { expect, test } from "vitest";
import type { CardFacts } from "./card-facts.ts";
import { choicesOf, facetsOf, filterCards, validFilter, without } from "./filter.ts";

function card(facts: Partial<CardFacts>): CardFacts {
  return {
    id: "1",
    slug: "thing",
    title: "Thing",
    text: "A thing.",
    priceCents: 50_000,
    originalPriceCents: 100_000,
    badge: "New Arrival",
    note: "",
    picture: "/pictures/thing",
    addedOn: "2026-09-01",
    type: "bed",
    style: "modern",
    color: ["gray"],
    condition: "new",
    at: ["east", "west"],
    ...facts,
  };
}

const oakBed = card({ slug: "oak-bed", title: "Oak Bed", size: "Queen", color: ["natural wood"] });
const blueSofa = card({
  slug: "blue-sofa",
  title: "Sofa in Blue",
  type: "sofa",
  color: ["blue", "gold"],
  priceCents: 90_000,
  originalPriceCents: 250_000,
  addedOn: "2026-11-01",
  at: ["west"],
});
const cheapBed = card({
  slug: "cheap-bed",
  title: "Metal Bed",
  size: "Twin",
  priceCents: 20_000,
  originalPriceCents: 60_000,
  condition: "open box",
  addedOn: "2026-10-01",
});
const cards = [oakBed, blueSofa, cheapBed];

function found(query: string) {
  return filterCards(cards, new URLSearchParams(query)).map(({ slug }) => slug);
}

test("what saves nothing that is known of stands last among the savings, and is found by no size", () => {
  const { originalPriceCents: _, ...bare } = card({ slug: "bare", type: "", color: [] });
  const order = filterCards([bare, ...cards], new URLSearchParams("sort=savings"));
  expect(order.map(({ slug }) => slug)).toEqual(["blue-sofa", "oak-bed", "cheap-bed", "bare"]);
  const values = facetsOf([bare, ...cards]).flatMap(({ options }) => options);
  expect(values.map(({ value }) => value)).not.toContain("");
});

test("without a filter everything is shown in the given order", () => {
  expect(found("")).toEqual(["oak-bed", "blue-sofa", "cheap-bed"]);
});

test("empty fields of a form submitted without scripts filter nothing", () => {
  expect(found("q=&sort=&min=&max=")).toEqual(["oak-bed", "blue-sofa", "cheap-bed"]);
});

test("two values of one facet widen it, two facets narrow the list", () => {
  expect(found("type=bed&type=sofa")).toHaveLength(3);
  expect(found("type=bed&condition=new")).toEqual(["oak-bed"]);
});

test("a product of two colors is found by each of them", () => {
  expect(found("color=gold")).toEqual(["blue-sofa"]);
  expect(found("color=blue")).toEqual(["blue-sofa"]);
});

test("a showroom finds what it has in stock", () => {
  expect(found("at=west")).toHaveLength(3);
  expect(found("at=east")).toEqual(["oak-bed", "cheap-bed"]);
});

test("the price range includes both its ends", () => {
  expect(found("min=500&max=900")).toEqual(["oak-bed", "blue-sofa"]);
  expect(found("max=499")).toEqual(["cheap-bed"]);
});

test("every word of a search must be found, whatever its case and place", () => {
  expect(found("q=bed+OAK")).toEqual(["oak-bed"]);
  expect(found("q=twin")).toEqual(["cheap-bed"]);
  expect(found("q=oak+sofa")).toEqual([]);
});

test("a search also finds the words that are not on the card", () => {
  const filter = new URLSearchParams("q=leather+sofa");
  expect(filterCards(cards, filter)).toEqual([]);
  expect(filterCards(cards, filter, { "blue-sofa": "top grain leather" })).toEqual([blueSofa]);
});

test.each([
  ["price", ["cheap-bed", "oak-bed", "blue-sofa"]],
  ["-price", ["blue-sofa", "oak-bed", "cheap-bed"]],
  ["savings", ["blue-sofa", "oak-bed", "cheap-bed"]],
  ["newest", ["blue-sofa", "cheap-bed", "oak-bed"]],
  ["nonsense", ["oak-bed", "blue-sofa", "cheap-bed"]],
])("sort=%s", (sort, order) => {
  expect(found(`sort=${sort}`)).toEqual(order);
});

test("filtering leaves the list itself as it was", () => {
  found("sort=price");
  expect(cards.map(({ slug }) => slug)).toEqual(["oak-bed", "blue-sofa", "cheap-bed"]);
});

test("facets count their values, the commonest first, and are left out where there is no choice", () => {
  const facets = facetsOf(cards);
  expect(facets.map(({ name }) => name)).toEqual(["type", "bed", "color", "condition", "at"]);
  expect(facets[0]?.options).toEqual([
    { value: "bed", count: 2 },
    { value: "sofa", count: 1 },
  ]);
});

test("sizes of a bed stand in their order, and of a set with seats for some more it is found by both", () => {
  const sizes = ["Queen", "Twin", "Seats 4 to 6", "Seats 6", "Seats 6", "82 inches tall", "Queen"];
  const facets = facetsOf([...cards, ...cards, ...sizes.map((size) => card({ size }))]);
  const values = (name: string) =>
    facets.find((facet) => facet.name === name)?.options.map(({ value }) => value);
  expect(values("bed")).toEqual(["Twin", "Queen"]);
  expect(values("seats")).toEqual(["4", "6"]);
});

test("sizes that the cards do not tell are asked elsewhere", () => {
  const filter = new URLSearchParams("type=bed");
  expect(filterCards(cards, filter, {}, (slug) => slug === "oak-bed")).toEqual([oakBed]);
});

test("choices can be taken back one by one, and the order is none", () => {
  const filter = new URLSearchParams("q=oak&type=bed&type=sofa&sort=price&min=");
  expect(choicesOf(filter)).toEqual([
    ["q", "oak"],
    ["type", "bed"],
    ["type", "sofa"],
  ]);
  expect(without(filter, ["type", "bed"]).toString()).toBe("q=oak&type=sofa&sort=price&min=");
});

test("what makes no sense in an address is no filter", () => {
  const nonsense =
    "min=abc&max=-5&door=x&width=0&room=wide&seats=3&at=mars&sort=__proto__&__proto__=1&min=40&q=bed";
  const filter = validFilter(nonsense);
  expect(choicesOf(filter)).toEqual([
    ["min", "40"],
    ["q", "bed"],
  ]);
  expect(filterCards(cards, filter)).toHaveLength(2);
  const sense = "min=40&max=499.99&door=29.5&room=168x144.5&seats=8&at=east&sort=-price";
  expect(validFilter(sense).toString()).toBe(sense);
});

test("what only a few of many have is not asked for", () => {
  const beds = (count: number) =>
    facetsOf(
      Array.from({ length: 30 }, (_, at) => ({
        ...cards[0]!,
        size: at < count ? ["Full", "Queen"][at % 2]! : "Seats 4",
      })),
    ).some(({ name }) => name === "bed");
  expect([beds(2), beds(3)]).toEqual([false, true]);
});
