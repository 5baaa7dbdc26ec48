import { expect, test } from "vitest";
import { shop as sample } from "#content/shop.ts";
import { type SetupFacts, setupLines } from "./setup-lines.ts";

const now = Date.parse("2026-11-27T12:00:00Z");
const fresh: SetupFacts = {
  shop: {
    name: sample.name,
    area: sample.area,
    description: sample.description,
    phone: sample.phone.label,
    email: sample.email,
    shop_online_url: sample.shopOnlineUrl ?? null!,
    payment_provider: sample.paymentProvider,
    sales_tax_percent: sample.salesTaxPercent,
    social: sample.social as never,
    sample_marks: ["addresses", "phones", "lenders", "policies"],
  },
  showrooms: sample.showrooms.map(({ id, name, street, city, region, phone }) => ({
    ...{ id, name, street, city, region, phone: phone.label },
  })),
  samples: { products: 134, packages: 5, lenders: 4, reviews: 4, articles: 50 },
  looks: new Set(),
  touched: new Set(),
  people: 1,
  nameless: 1,
  hasSecondFactor: false,
  backedUpAt: null,
  hasTexted: false,
  hasMailed: false,
  siteUrl: "http://localhost:3000",
};
const pictures = ["logo", "icon", "share", "delivery-1", "delivery-2", "delivery-3"];
const own: SetupFacts = {
  shop: {
    name: "Lakeside",
    area: "Grand Rapids",
    description: "Furniture below retail.",
    phone: "(616) 555-2000",
    email: "hello@lakeside.com",
    shop_online_url: "https://shop.lakeside.com",
    payment_provider: "Own Pay",
    sales_tax_percent: 6,
    social: [],
    sample_marks: [],
  },
  showrooms: [
    {
      ...{ id: "east", name: "Main", street: "1 Lake Drive" },
      ...{ city: "Grand Rapids", region: "MI", phone: "(616) 555-2001" },
    },
  ],
  samples: { products: 0, packages: 0, lenders: 0, reviews: 0, articles: 50 },
  looks: new Set([...pictures, "east"]),
  touched: new Set(["opening_hours", "special_days", "delivery_zones", "articles"]),
  people: 1,
  nameless: 0,
  hasSecondFactor: true,
  backedUpAt: "2026-11-26T12:00:00Z",
  hasTexted: true,
  hasMailed: true,
  siteUrl: "https://lakeside.com",
};
const without = (table: string) => new Set([...own.touched].filter((other) => other !== table));
const left = (facts: SetupFacts) =>
  setupLines(facts, now).flatMap(({ title, isDone }) => (isDone ? [] : title));

test("of the sample everything is left; of a shop of one's own, nothing", () => {
  expect(left(fresh)).toEqual(setupLines(fresh, now).map(({ title }) => title));
  expect(left(own)).toEqual([]);
});

test("a hosted project's mails are not on the list", () => {
  const lines = setupLines({ ...fresh, hasMailed: undefined }, now);
  expect(lines.map(({ title }) => title)).not.toContain("Mail");
});

test.each<[string, Partial<SetupFacts>]>([
  ["Name", { shop: { ...own.shop, name: sample.name } }],
  ["Area and description", { shop: { ...own.shop, area: "Metro Detroit" } }],
  ["Area and description", { shop: { ...own.shop, description: sample.description } }],
  [
    "Icon and shared links",
    { looks: new Set([...pictures, "east"].filter((place) => place !== "icon")) },
  ],
  [
    "Icon and shared links",
    { looks: new Set([...pictures, "east"].filter((place) => place !== "share")) },
  ],
  ["Texts", { hasTexted: false }],
  ["Mail", { hasMailed: false }],
  ["Phones", { shop: { ...own.shop, phone: sample.phone.label } }],
  ["Phones", { showrooms: [{ ...own.showrooms[0]!, phone: "(586) 555-0142" }] }],
  ["Phones", { shop: { ...own.shop, sample_marks: ["phones"] } }],
  ["Sales tax", { showrooms: [{ ...own.showrooms[0]!, region: "OH" }] }],
  ["Email", { shop: { ...own.shop, email: sample.email } }],
  ["Showrooms", { showrooms: [{ ...own.showrooms[0]!, street: sample.showrooms[1]!.street }] }],
  ["Logo", { looks: new Set([...pictures.slice(1), "east"]) }],
  ["Photos of the showrooms", { looks: new Set([...pictures, "west"]) }],
  ["Photos of deliveries", { looks: new Set([...pictures.slice(0, -1), "east"]) }],
  ["Hours", { touched: without("opening_hours") }],
  ["Holidays", { touched: without("special_days") }],
  ["Articles", { touched: without("articles") }],
  ["Payment provider", { shop: { ...own.shop, payment_provider: sample.paymentProvider } }],
  ["Delivery", { touched: without("delivery_zones") }],
  ["Products", { samples: { ...own.samples, products: 1 } }],
  ["Lenders", { samples: { ...own.samples, lenders: 1 } }],
  ["Links", { shop: { ...own.shop, social: sample.social as never } }],
  ["Links", { shop: { ...own.shop, shop_online_url: "https://shop.tagandtimber.example" } }],
  ["Policies", { shop: { ...own.shop, sample_marks: ["policies"] } }],
  ["Who works here", { people: 2, nameless: 1 }],
  ["Two-step verification", { hasSecondFactor: false }],
  ["Address of the site", { siteUrl: "http://127.0.0.1:3000" }],
  ["Backup", { backedUpAt: "2026-11-01T12:00:00Z" }],
])("%s is left where the rows say so: %j", (title, change) => {
  expect(left({ ...own, ...change })).toEqual([title]);
});
