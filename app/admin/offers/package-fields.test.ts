import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { readFields } from "../kit/schema.ts";
import {
  emptyPackage,
  nextPackageId,
  type PackageFields,
  type PackageRow,
  packageFields,
  packageSchema,
  packageSlug,
} from "./package-fields.ts";

const typed: PackageFields = {
  ...emptyPackage,
  name: "Den",
  price_cents: "999",
  compare_at_cents: "1,999",
  includes: "Sofa: 84 in., seats three\n2 x End tables\n",
  style: "modern",
  colors: "gray",
};
const read = (change: Partial<PackageFields> = {}) =>
  readFields(packageSchema, { ...typed, ...change });

test("what is in it is written in lines, and counted", () => {
  expect(read().row).toMatchObject({
    pieces: 3,
    includes: [
      { name: "Sofa", count: 1, detail: "84 in., seats three" },
      { name: "End tables", count: 2, detail: "" },
    ],
    ...{ price_cents: 99_900, compare_at_cents: 199_900, monthly_payment_cents: null },
    ...{ colors: ["gray"], state: "live", picture_of: null, product_ids: [] },
  });
});

test("a compare-at price may be missing", () => {
  expect(read({ compare_at_cents: " " }).row?.compare_at_cents).toBe(null);
});

test.each([
  ["compare_at_cents", { compare_at_cents: "0" }],
  ["compare_at_cents", { compare_at_cents: "999" }],
  ["monthly_payment_cents", { monthly_payment_cents: "999" }],
  ["includes", { includes: " \n" }],
  ["includes", { includes: "0 x Sofa" }],
  ["includes", { includes: Array(6).fill("100 x Chair").join("\n") }],
  ["name", { name: " " }],
  ["style", { style: "" }],
  ["stock_east", { stock_east: "-1" }],
] satisfies [string, Partial<PackageFields>][])("%s is refused: %j", (field, change) => {
  expect(Object.keys(read(change).errors ?? {})).toEqual([field]);
});

test("a package of the sample is the same after its form", () => {
  const [first] = sample.packages;
  for (const sold of [...sample.packages, { ...first!, originalPriceCents: null }]) {
    const row = {
      ...{ name: sold.name, price_cents: sold.basePriceCents, pieces: sold.pieces },
      ...{ compare_at_cents: sold.originalPriceCents, description: sold.description },
      ...{ monthly_payment_cents: sold.monthlyPaymentCents ?? null, includes: sold.includes },
      ...{ product_ids: ["101", "102"], picture_of: "101", features: sold.features },
      ...{ style: sold.style, colors: sold.colors, finish: sold.finish, care: sold.care },
      ...{ materials: sold.materials, stock_east: 2, stock_west: 0, state: "archived" },
    };
    const fields = packageFields(row as unknown as PackageRow);
    expect(readFields(packageSchema, fields).row).toEqual(row);
  }
});

test("a new one has an address and a name of its own", () => {
  expect(nextPackageId([])).toBe("package-1");
  expect(nextPackageId([{ id: "package-9" }, { id: "package-10" }, { id: "den" }])).toBe(
    "package-11",
  );
  expect(packageSlug("The Den & Co.", "package-6")).toBe("the-den-co-6");
  expect(packageSlug("“…”", "package-6")).toBe("6");
  expect(packageSlug("Long ".repeat(18), "package-6")).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});
