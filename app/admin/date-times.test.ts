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
