/** What can be compared with what, and what stands in the table. */
import type { AnyProduct, ProductType } from "#app/catalog/product.ts";
import { formatMoney } from "#app/lib/money.ts";
import { capitalize, inches, savingLabel } from "#app/products/labels.ts";

/** The most that stand side by side. */
export const mostCompared = 4;

export interface Kind {
  /** In the address: `?kind=sofas`. */
  id: string;
  name: string;
  types: readonly ProductType[];
}

export const kinds: readonly Kind[] = [
  { id: "mattresses", name: "Mattresses", types: ["mattress"] },
  {
    id: "sofas",
    name: "Sofas",
    types: ["sofa", "sectional", "loveseat", "sleeper sofa", "futon"],
  },
  { id: "beds", name: "Beds", types: ["bed", "bunk bed", "daybed"] },
  {
    id: "dining",
    name: "Tables and dining sets",
    types: ["dining set", "dining table", "pub set"],
  },
  { id: "living-room-sets", name: "Living room sets", types: ["living room set"] },
  { id: "bedroom-sets", name: "Bedroom sets", types: ["bedroom set"] },
  { id: "chairs", name: "Chairs and recliners", types: ["recliner", "accent chair"] },
  { id: "storage", name: "Dressers and chests", types: ["dresser", "chest", "nightstand"] },
];

/** Something on sale, as far as choosing asks. */
interface Choosable {
  href: string;
  type?: string;
}

export function kindOf({ type }: Choosable): Kind | undefined {
  return kinds.find(({ types }) => (types as readonly string[]).includes(type ?? ""));
}

/** The last part of its address. */
export const slugOf = ({ href }: Choosable) => href.slice(href.lastIndexOf("/") + 1);

/**
 * What the address asks to compare: the pieces that it names, of the first one's kind; or the kind that
 * it names, or that of the list one comes from. Few of a kind are all compared at once.
 */
export function readChoice<T extends Choosable>(params: URLSearchParams, pieces: readonly T[]) {
  const bySlug = new Map(pieces.map((piece) => [slugOf(piece), piece]));
  const named = (params.get("items") ?? "").split(",").flatMap((slug) => bySlug.get(slug) ?? []);
  const from = params.get("from");
  const kind =
    named.map(kindOf).find(Boolean) ??
    kinds.find(({ id }) => id === params.get("kind")) ??
    kinds.find((kind) => ofKind(pieces, kind).some(({ href }) => from && href.startsWith(from))) ??
    kinds[0]!;
  const others = ofKind(pieces, kind);
  const chosen = others.filter((piece) => named.includes(piece)).slice(0, mostCompared);
  const isOpen = !params.has("items") && others.length <= mostCompared;
  return { kind, others, chosen: isOpen ? others : chosen };
}

function ofKind<T extends Choosable>(pieces: readonly T[], kind: Kind) {
  return pieces.filter((piece) => kindOf(piece) === kind);
}

export interface Row {
  name: string;
  /** One for each piece, in their order. */
  values: readonly string[];
}

/** The table's rows; what nobody has is left out. */
export function rowsOf(products: readonly AnyProduct[]): Row[] {
  const rows = Object.entries(facts).map(([name, say]) => ({
    name,
    values: products.map((product) => say(product) ?? ""),
  }));
  return rows.filter(({ values }) => values.some(Boolean));
}

/** Whether the pieces differ in it. */
export const differs = ({ values }: Row) => new Set(values).size > 1;

const facts: Record<string, (product: AnyProduct) => string | undefined> = {
  "You save": ({ priceCents, originalPriceCents }) =>
    savingLabel(priceCents, originalPriceCents).replace("Save ", ""),
  "Retail price": ({ originalPriceCents }) => formatMoney(originalPriceCents),
  Size: ({ size }) => size,
  "Largest piece": ({ pieces }) => {
    const [largest] = pieces.toSorted((a, b) => b.widthIn * b.depthIn - a.widthIn * a.depthIn);
    const { widthIn, depthIn, heightIn } = largest!;
    return `${[widthIn, depthIn, heightIn].map(inches).join(" × ")} in.`;
  },
  Included: ({ pieces }) => pieces.map(({ name, count }) => `${count} × ${name}`).join("\n"),
  "Color and finish": ({ finish }) => capitalize(finish),
  Materials: ({ materials }) => capitalize(materials.join(", ")),
  Features: ({ features }) => features.join("\n"),
  Style: ({ style }) => capitalize(style),
  Condition: ({ condition }) =>
    condition.grade === "new" ? "New" : `${capitalize(condition.grade)}: ${condition.reason}`,
  "At East": ({ stock }) => left(stock.east),
  "At West": ({ stock }) => left(stock.west),
  Care: ({ care }) => care,
};

function left(count: number) {
  return count > 0 ? `${count} left` : "None";
}
