/** Each form with a date and time, in the hour that is skipped, in the one that comes twice, and on a leap day. */
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { emptyFields, fieldsOf, offerSchema } from "./offers/offer.ts";
import { emptyPlan, planSchema } from "./prices/plan-fields.ts";
import { checkProduct, emptyProduct } from "./products/editor/product-fields.ts";
import type { Product } from "./records/records.queries.ts";

/** What is typed, the moment that it is, and what the field shows of it afterward. */
const cases = [
  ["2027-03-14T02:30", "2027-03-14T07:30:00.000Z", "2027-03-14T03:30"],
  ["2026-11-01T01:30", "2026-11-01T06:30:00.000Z", "2026-11-01T01:30"],
  ["2028-02-29T23:59", "2028-03-01T04:59:00.000Z", "2028-02-29T23:59"],
  ["2026-10-31T00:00", "2026-10-31T04:00:00.000Z", "2026-10-31T00:00"],
] as const;

const hour = 3_600_000;
const iso = (moment: string, hours: number) =>
  new Date(Date.parse(moment) + hours * hour).toISOString();

test.each([
  ["in the first of November's two hours", "2026-11-01T05:30:00+00:00"],
  ["to the second", "2026-11-20T22:10:41.5+00:00"],
])("a notice that is saved again keeps its moments %s", (_, at) => {
  const before = Date.parse(at) - hour;
  for (const period of [
    { starts_at: at, ends_at: null },
    { starts_at: null, ends_at: at },
  ]) {
    const fields = fieldsOf({ place: "notice", words: "Hi", path: null, ...period } as never);
    const schema = offerSchema(before, { saved: period });
    const row = (change: object) => v.parse(schema, { ...fields, ...change });
    expect(row({ words: "Hello" })).toMatchObject({ words: "Hello", ...period });
    // Another time is another one.
    const other = period.starts_at ? "from" : "until";
    expect(Object.values(row({ [other]: "2026-12-01T10:00" }))).toContain(
      "2026-12-01T15:00:00.000Z",
    );
  }
});

describe.each(cases)("%s", (local, moment, shown) => {
  test("starts and ends a notice", () => {
    const before = Date.parse(moment) - hour;
    const ends = v.parse(offerSchema(before), { ...emptyFields, words: "Open late", until: local });
    expect(ends).toMatchObject({ starts_at: null, ends_at: moment });
    const starts = v.parse(offerSchema(before), { ...emptyFields, words: "Hi", from: local });
    const fields = fieldsOf({ place: "notice", path: null, ...starts } as never);
    expect([starts.starts_at, fields.from]).toEqual([moment, shown]);
    const late = v.safeParse(offerSchema(Date.parse(moment)), {
      ...{ ...emptyFields, words: "Open late", until: local },
    });
    expect(late.issues?.map(({ message }) => message)).toEqual(["The end is in the past."]);
  });

  test("starts and ends a sale", () => {
    const product = { id: "bed", title: "Bed", price_cents: 59_900 } as Product;
    const rows = (now: string, fields: object) =>
      v.safeParse(planSchema([product], new Map(), now), { ...emptyPlan, ...fields });
    expect(rows(iso(moment, -1), { until: local }).output).toMatchObject([{ ends_at: moment }]);
    expect(rows(moment, { until: local }).success).toBe(false);
    const falling = rows(iso(moment, -1), { kind: "falling", from: local });
    expect(falling.output).toMatchObject([{ starts_at: moment }]);
  });

  test("publishes a product later", () => {
    const errors = (now: string) =>
      checkProduct({ ...emptyProduct, publishAt: local }, true, new Date(now)).errors.publishAt;
    expect(errors(iso(moment, -0.01))).toBeUndefined();
    expect(errors(moment)).toBe("That time has passed.");
  });
});
