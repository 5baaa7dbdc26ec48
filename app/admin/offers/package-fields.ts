import * as v from "valibot";
import { colorFamilies, styles } from "#shop/product.ts";
import type { Tables } from "#supabase/database.types.ts";
import { plural } from "../format.ts";
import { checkbox, field, full, half } from "../kit/fields.tsx";
import {
  money,
  moneyOrNull,
  orNull,
  parts,
  partsOf,
  textsOf,
  together,
  wholeNumber,
  words,
  wordsIfAny,
} from "../kit/schema.ts";
import { centsOf, compareAtProblem, parseMoney } from "../records/money-input.ts";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";

export type PackageRow = Tables<"packages">;

export const mostPackages = 30;

export const packageFields = (row: PackageRow): PackageFields => ({
  ...textsOf(row, packageSchema),
  includes: (row.includes as unknown as Line[]).map(lineText).join("\n"),
  product_ids: row.product_ids.join(" "),
  colors: row.colors.join(", "),
  materials: row.materials.join(", "),
  state: row.state === "live" ? "yes" : "no",
});

interface Line {
  name: string;
  count: number;
  detail: string;
}

/** "2 x End tables: 20 x 22 x 23 in. each" */
const lineText = ({ count, name, detail }: Line) =>
  `${count} x ${name}${detail ? `: ${detail}` : ""}`;

export function readLines(text: string): Line[] {
  return partsOf(text).map((line) => {
    const [, count = "1", rest = line] = /^(\d+)\s*[x×]\s+(.+)$/i.exec(line) ?? [];
    const [name = "", ...detail] = rest.split(": ");
    return { name: name.trim(), count: Number(count), detail: detail.join(": ").trim() };
  });
}

export const countPieces = (lines: readonly Line[]) =>
  lines.reduce((sum, { count }) => sum + count, 0);

const included = v.pipe(
  v.string(),
  v.transform(readLines),
  v.minLength(1, "List what’s in it, one per line: 2 x End tables: 20 x 22 in."),
  v.maxLength(100, "Up to 100 lines."),
  v.check(
    (lines) => lines.every(({ count, name }) => count >= 1 && count <= 100 && name.length <= 120),
    "Each line has a count of 1 to 100 and a name of up to 120 characters.",
  ),
  v.check((lines) => countPieces(lines) <= 500, "A package has up to 500 pieces."),
);

const stockAt = (showroom: ShowroomId) =>
  field(
    `At ${showroomNames[showroom]}`,
    wholeNumber(0, 10_000, "Enter a number from 0 to 10,000."),
    { ...half, inputMode: "numeric", shownIf: () => showroomIds.includes(showroom) },
  );

const upTo = (most: number) =>
  wordsIfAny(most, `Up to ${most.toLocaleString("en-US")} characters.`);

export const packageSchema = v.pipe(
  together(
    v.object({
      name: field("Name", words(90, "Enter a name, up to 90 characters."), full),
      price_cents: field("Price ($)", money, { ...full, inputMode: "decimal" }),
      compare_at_cents: field("Compare at ($, optional)", moneyOrNull, { inputMode: "decimal" }),
      monthly_payment_cents: field("Monthly payment ($, optional)", moneyOrNull, {
        inputMode: "decimal",
      }),
      includes: field("What’s in it", included, {
        ...{ rows: 4, placeholder: "2 x End tables: 20 x 22 x 23 in. each" },
        by: ({ includes = "" }) => ({
          label: `What’s in it, one per line: ${plural(countPieces(readLines(includes)), "piece")}`,
        }),
      }),
      product_ids: parts(" "),
      picture_of: orNull(v.string()),
      description: field("Description", upTo(2000), { rows: 3 }),
      features: field("Features, one per line", parts(), { rows: 2 }),
      style: field("Style", v.pipe(v.string(), v.nonEmpty("Choose its style.")), {
        ...full,
        // The shop's own words, and one that is chosen already beside them.
        by: ({ style = "" }) => ({
          options: [["", "None"], ...new Set([...styles, style].filter(Boolean))],
        }),
      }),
      colors: field(
        `Colors, main one first: ${colorFamilies.slice(0, 3).join(", ")}`,
        v.pipe(parts(","), v.minLength(1, "Enter its main color.")),
        full,
      ),
      finish: field("Finish", upTo(200), full),
      materials: field("Materials, separated by commas", parts(","), full),
      care: field("Care", upTo(1000), full),
      stock_east: stockAt("east"),
      stock_west: stockAt("west"),
      state: v.pipe(
        checkbox("On the site"),
        v.transform((isShown) => (isShown ? ("live" as const) : ("archived" as const))),
      ),
    }),
    ({ price_cents, compare_at_cents, monthly_payment_cents }) => {
      const price = parseMoney(price_cents);
      return {
        compare_at_cents: compareAtProblem(price, parseMoney(compare_at_cents)),
        monthly_payment_cents:
          (centsOf(parseMoney(monthly_payment_cents)) ?? 0) >= (centsOf(price) ?? 1)
            ? "The monthly payment must be less than the price."
            : undefined,
      };
    },
  ),
  v.transform((row) => ({ ...row, pieces: countPieces(row.includes) })),
);

export type PackageFields = v.InferInput<typeof packageSchema>;

export const emptyPackage: PackageFields = {
  ...textsOf({}, packageSchema),
  ...{ stock_east: "0", stock_west: "0", state: "yes" },
};

/** The next number in the addresses of packages: "package-6". */
export const nextPackageId = (packages: readonly Pick<PackageRow, "id">[]) =>
  `package-${Math.max(0, ...packages.map(({ id }) => Number(/^package-(\d{1,9})$/.exec(id)?.[1] ?? 0))) + 1}`;

/** The last part of its name among pictures and in exports, which no other package has. */
export const packageSlug = (name: string, id: string) =>
  [...(name.toLowerCase().match(/[a-z0-9]+/g) ?? []), id.slice("package-".length)]
    .join("-")
    .slice(-80)
    .replace(/^-+/, "");
