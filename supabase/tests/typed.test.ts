/** What forms make of what people type, the database stores, and what both refuse is the same. */
import type * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articleSchema } from "#app/admin/articles/article-fields.ts";
import { callerSchema } from "#app/admin/kit/caller-fields.ts";
import { readFields } from "#app/admin/kit/schema.ts";
import { splitName, writePhone } from "#app/admin/leads/list/typed-lead.ts";
import { offerSchema } from "#app/admin/offers/offer.ts";
import { lenderSchema } from "#app/admin/settings/lender-fields.ts";
import { linksSchema } from "#app/admin/settings/link-fields.ts";
import { reviewSchema } from "#app/admin/settings/reviews.ts";
import { factsSchema } from "#app/admin/settings/shop-facts.ts";
import { showroomSchema } from "#app/admin/settings/showrooms-form.tsx";
import { zoneSchema } from "#app/admin/settings/zone-fields.ts";
import { parseEmail } from "#app/auth/credentials.ts";
import { parseLead } from "#app/financing/lead.ts";
import { parseHold } from "#app/holds/hold-request.ts";
import { cleanPlain } from "#shop/typed.ts";
import { cleanText } from "#shop/typed-texts.ts";
import {
  codeCases,
  nameCases,
  otherLines,
  plainCases,
  textCases,
  zipCases,
} from "../../shop/testing/typed-cases.ts";
import { openWorld, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const typedLines = [
  ...[...plainCases, ...nameCases, ...zipCases, ...codeCases, ...textCases].map(([typed]) => typed),
  ...otherLines,
  // A field of one line takes no break.
].filter((typed) => !typed.trim().includes("\n"));

/** What a form stores of what is typed, as text; undefined where it refuses it. */
type Form = (typed: string) => string | undefined;

/** One field of a form whose other fields are right. */
const field =
  <Values extends object, Row>(
    schema: v.GenericSchema<Values, Row>,
    right: NoInfer<Values>,
    name: string,
    column = name,
  ): Form =>
  (typed) => {
    const { row } = readFields(schema, { ...right, [name]: typed });
    const value = row?.[column as keyof Row];
    return Array.isArray(value) ? JSON.stringify(value) : (value as string | undefined);
  };

const lead = { first_name: "Dana", last_name: "Whitfield", phone: "(586) 555-0117" };
const hold = { name: "Dana Whitfield", phone: lead.phone, showroom: "east" } as const;
const caller = { name: "Dana Whitfield", phone: lead.phone };
const saved = { phone: "", email: "", hold_rule: "" };
const cents = { free_delivery_from_cents: 49_900, delivery_fee_cents: 9_900, sales_tax_percent: 6 };
const facts = {
  ...{ phone: lead.phone, email: "shop@example.com", hold_rule: "Until closing." },
  ...{ free_delivery_from_cents: "499", delivery_fee_cents: "99", free_again: "", fee_again: "" },
  sales_tax_percent: "6",
};
const showroom = {
  ...{ name: "East", city: "Troy", street: "1 Main", region: "MI", postal_code: "48301" },
  ...{ phone: lead.phone, latitude: "42.5", longitude: "-83" },
  is_shown: "yes",
};
const zone = {
  area: "Troy",
  zips: "483",
  fee_cents: "49",
  days: "12",
  lead_days: "1",
  most_per_day: "",
};
const review = {
  ...{ name: "Dana", rating: "5", text: "Good.", shown_date: "May 2026" },
  ...{ source: "Google", source_url: "" },
};
const lender = {
  ...{ name: "Birch", audience: "All", terms: "12 months", details: "", plan: "other" },
  ...{ application_url: "https://example.com", active: "yes", example_months: "" },
};
const links = {
  name: "Shop",
  area: "Troy",
  description: "Beds.",
  shop_online_url: "",
  payment_provider: "Pay",
  social: "",
};
const article = {
  ...{ id: "a", title: "T", excerpt: "E", category: "furniture-care", byline: "" },
  ...{ published: "2026-11-01", checked: "", picture: "p", picture_alt: "A", products: "" },
  ...{ body: "B", is_shown: "yes" },
};
const offer = { place: "deal-of-the-month", words: "Oak bed", path: "", from: "", until: "" };
const notice = { ...offer, place: "notice" };
const offers = offerSchema(Date.parse("2026-11-27T12:00:00Z"));

/** Each field that is stored as it was typed, its column, and whether the database refuses what the form refuses. */
const fields: readonly (readonly [column: string, form: Form, refusesTheSame: boolean])[] = [
  [
    "financing_leads.first_name",
    (first_name) => parseLead({ ...lead, first_name }).output?.first_name,
    true,
  ],
  [
    "financing_leads.last_name",
    (last_name) => parseLead({ ...lead, last_name }).output?.last_name,
    true,
  ],
  ["financing_leads.phone", (phone) => parseLead({ ...lead, phone }).output?.phone, true],
  [
    "financing_leads.phone",
    (phone) => parseLead({ ...lead, phone: writePhone(phone) }).output?.phone,
    false,
  ],
  [
    "financing_leads.last_name",
    (name) => parseLead({ ...lead, ...splitName(name) }).output?.last_name,
    false,
  ],
  ["hold_requests.name", (name) => parseHold({ ...hold, name }).output?.name, true],
  ["hold_requests.phone", (phone) => parseHold({ ...hold, phone }).output?.phone, false],
  ["holds.name", field(callerSchema, caller, "name"), true],
  ["holds.phone", field(callerSchema, caller, "phone"), false],
  ["invitations.email", (email) => parseEmail(email).email, false],
  ["shop.phone", field(factsSchema({ ...saved, ...cents }), facts, "phone"), false],
  ["shop.email", field(factsSchema({ ...saved, ...cents }), facts, "email"), true],
  ["shop.hold_rule", field(factsSchema({ ...saved, ...cents }), facts, "hold_rule"), true],
  ["shop.name", field(linksSchema, links, "name"), true],
  ["shop.shop_online_url", field(linksSchema, links, "shop_online_url"), false],
  ...(["name", "city", "street", "region", "postal_code", "phone"] as const).map(
    (column) => [`showrooms.${column}`, field(showroomSchema, showroom, column), false] as const,
  ),
  ["delivery_zones.area", field(zoneSchema, zone, "area"), true],
  ["delivery_zones.zips", field(zoneSchema, zone, "zips"), false],
  ...(["name", "text", "shown_date", "source"] as const).map(
    (column) => [`reviews.${column}`, field(reviewSchema, review, column), false] as const,
  ),
  ["reviews.source_url", field(reviewSchema, review, "source_url"), false],
  ["lenders.name", field(lenderSchema, lender as never, "name"), true],
  ["lenders.terms", field(lenderSchema, lender as never, "terms"), true],
  ["lenders.application_url", field(lenderSchema, lender, "application_url"), false],
  ["articles.title", field(articleSchema, article as never, "title"), true],
  ["articles.byline", field(articleSchema, article as never, "byline"), true],
  ["offers.headline", field(offers as never, offer, "words", "headline"), true],
  ["notices.words", field(offers as never, notice, "words"), true],
  ["notices.path", field(offers as never, notice, "path"), true],
];

/** Which of the texts the rules of one column take, whatever stands in the row's other columns. */
async function taken(column: string, texts: readonly string[]): Promise<string[]> {
  const [table, name] = column.split(".");
  let found: string[] = [];
  await world.asOwner(async (db) => {
    const { rows } = await db.query<{ rules: string; value: string }>(
      `select string_agg('(' || pg_get_expr(conbin, conrelid) || ') is not false', ' and ') as rules,
         case format_type(min(atttypid), null) when 'text[]' then 'typed::jsonb' else 'to_jsonb(typed)' end as value
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
       where contype = 'c' and conrelid = to_regclass('public.' || $1) and attname = $2`,
      [table, name],
    );
    const { rules, value } = rows[0]!;
    const kept = await db.query<{ typed: string }>(
      `select typed from unnest($1::text[]) as lines (typed), lateral (
         select (jsonb_populate_record(null::public.${table}, jsonb_build_object('${name}', ${value}))).*
       ) as kept where ${rules}`,
      [texts],
    );
    found = kept.rows.map(({ typed }) => typed);
  });
  return found;
}

test.each(fields)("%s", async (column, form, refusesTheSame) => {
  const stored = typedLines.flatMap((typed) => form(typed) ?? []);
  expect(stored.length).toBeGreaterThan(0);
  expect(await taken(column, stored)).toEqual(stored);
  if (!refusesTheSame) return;
  const refused = typedLines.filter((typed) => form(typed) === undefined);
  const texts = refused.map((typed) =>
    (/phone|email/.test(column) ? cleanPlain : cleanText)(typed).trim(),
  );
  expect(await taken(column, texts)).toEqual([]);
});
