/** What the form of one package holds, as texts, and the row that it becomes. */
import * as v from "valibot";
import type { Tables } from "#supabase/database.types.ts";
import { checkFields, money, moneyIfAny, partsOf, wholeNumber, words, yes } from "../kit/schema.ts";
import { moneyText } from "../records/money-input.ts";

export type PackageRow = Tables<"packages">;

/** The packages that a shop has at most. */
export const mostPackages = 30;

export const emptyPackage = {
  name: "",
  price: "",
  compareAt: "",
  monthly: "",
  includes: "",
  productIds: "",
  pictureOf: "",
  description: "",
  features: "",
  style: "",
  colors: "",
  finish: "",
  materials: "",
  care: "",
  east: "0",
  west: "0",
  isShown: "yes",
};
export type PackageFields = typeof emptyPackage;

export const packageFields = (row: PackageRow): PackageFields => ({
  name: row.name,
  price: moneyText(row.price_cents),
  compareAt: row.compare_at_cents === null ? "" : moneyText(row.compare_at_cents),
  monthly: row.monthly_payment_cents === null ? "" : moneyText(row.monthly_payment_cents),
  includes: (row.includes as unknown as Line[]).map(lineText).join("\n"),
  productIds: row.product_ids.join(" "),
  pictureOf: row.picture_of ?? "",
  description: row.description,
  features: row.features.join("\n"),
  style: row.style,
  colors: row.colors.join(", "),
  finish: row.finish,
  materials: row.materials.join(", "),
  care: row.care,
  east: String(row.stock_east),
  west: String(row.stock_west),
  isShown: row.state === "live" ? "yes" : "no",
});

interface Line {
  name: string;
  count: number;
  detail: string;
}

/** "2 x End tables: 20 x 22 x 23 in. each" */
const lineText = ({ count, name, detail }: Line) =>
  `${count} x ${name}${detail ? `: ${detail}` : ""}`;

/** What is included, one on each line; without a count it is one. */
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

const upTo = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most, `Up to ${most.toLocaleString("en-US")} characters.`),
  );

/** The row that a form stands for; its pieces are counted. */
export const packageSchema = v.pipe(
  v.object({
    name: words(90, "Enter a name, up to 90 characters."),
    price: money,
    compareAt: moneyIfAny,
    monthly: moneyIfAny,
    includes: included,
    productIds: v.string(),
    pictureOf: v.string(),
    description: upTo(2000),
    features: v.pipe(
      v.string(),
      v.transform((text) => partsOf(text)),
    ),
    style: v.pipe(v.string(), v.nonEmpty("Choose its style.")),
    colors: v.pipe(
      v.string(),
      v.transform((text) => partsOf(text, ",")),
      v.minLength(1, "Enter its main color."),
    ),
    finish: upTo(200),
    materials: v.pipe(
      v.string(),
      v.transform((text) => partsOf(text, ",")),
    ),
    care: upTo(1000),
    east: wholeNumber(0, 10_000, "Enter a number from 0 to 10,000."),
    west: wholeNumber(0, 10_000, "Enter a number from 0 to 10,000."),
    isShown: yes,
  }),
  checkFields(({ price, compareAt, monthly }) => ({
    compareAt:
      compareAt && compareAt <= price ? "Compare at must be higher than the price." : undefined,
    monthly: monthly >= price ? "The monthly payment must be less than the price." : undefined,
  })),
  v.transform((typed) => ({
    ...{ name: typed.name, description: typed.description, care: typed.care },
    pieces: countPieces(typed.includes),
    price_cents: typed.price,
    compare_at_cents: typed.compareAt || null,
    monthly_payment_cents: typed.monthly || null,
    includes: typed.includes,
    product_ids: typed.productIds.split(" ").filter(Boolean),
    picture_of: typed.pictureOf || null,
    ...{ features: typed.features, style: typed.style, finish: typed.finish },
    ...{ colors: typed.colors, materials: typed.materials },
    ...{ stock_east: typed.east, stock_west: typed.west },
    state: typed.isShown ? "live" : "archived",
  })),
);

export type PackageValues = v.InferOutput<typeof packageSchema>;

/** The next number in the addresses of packages: "package-6". */
export const nextPackageId = (packages: readonly Pick<PackageRow, "id">[]) =>
  `package-${Math.max(0, ...packages.map(({ id }) => Number(/^package-(\d{1,9})$/.exec(id)?.[1] ?? 0))) + 1}`;

/** The last part of its name among pictures and in exports, which no other package has. */
export const packageSlug = (name: string, id: string) =>
  [...(name.toLowerCase().match(/[a-z0-9]+/g) ?? []), id.slice("package-".length)]
    .join("-")
    .slice(-80)
    .replace(/^-+/, "");
