/** What can be compared with what, and what stands in the table. */

import { maxCompared } from "#app/cart/saved.ts";
import type { DeliveryPath, Verdict } from "#app/products/delivery-fit.ts";
import { capitalize, inches, savingLabel } from "#app/products/labels.ts";
import { formatMoney } from "#shop/money.ts";
import { type AnyProduct, type ProductType, productTypes } from "#shop/product.ts";
import type { Showroom } from "#shop/shop.ts";
import { shortName } from "#shop/showroom-words.ts";

export interface Kind {
  /** In the address: `?kind=sofas`. */
  id: string;
  name: string;
  types: readonly ProductType[];
}

const mainKinds: readonly Kind[] = [
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

/** What was ticked on several lists. */
export const mixed: Kind = { id: "all", name: "All you picked", types: productTypes };

const mainTypes = new Set(mainKinds.flatMap(({ types }) => types));

/** Everything can be compared with something: what has no kind of its own is of the last one. */
export const kinds: readonly Kind[] = [
  ...mainKinds,
  {
    id: "others",
    name: "Other pieces",
    types: productTypes.filter((type) => !mainTypes.has(type)),
  },
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
 * What is asked to be compared: the products that the address names, or those that are ticked, in their order.
 * Where they are of several kinds all stand side by side, until one kind is asked for. Without any of them the list
 * one comes from says which kind there is to choose from, and few of a kind are all compared at once.
 */
export function readChoice<T extends Choosable>(
  params: URLSearchParams,
  products: readonly T[],
  ticked: readonly string[] = [],
) {
  const bySlug = new Map(products.map((product) => [slugOf(product), product]));
  const items = params.get("items")?.split(",");
  const named = (items ?? ticked).flatMap((slug) => bySlug.get(slug) ?? []);
  const from = params.get("from");
  const isOfList = ({ href }: T) => from !== null && href.startsWith(from);
  const kind =
    [...kinds, mixed].find(({ id }) => id === params.get("kind")) ??
    kinds.find((kind) => ofKind(products, kind).some(isOfList)) ??
    kindOfAll(named) ??
    kinds[1]!;
  const others = ofKind(products, kind);
  const ofThis = named.filter((product) => others.includes(product));
  const isOpen = from && !items && ofThis.length === 0 && others.length <= maxCompared;
  return {
    ...{ kind, others, named },
    chosen: isOpen ? others : ofThis.slice(0, maxCompared),
    tooMany: Math.max(0, ofThis.length - maxCompared),
  };
}

/** Their one kind, or all kinds where they are of several. */
function kindOfAll(named: readonly Choosable[]) {
  const found = new Set(named.flatMap((product) => kindOf(product) ?? []));
  return found.size > 1 ? mixed : [...found][0];
}

function ofKind<T extends Choosable>(products: readonly T[], kind: Kind) {
  return products.filter(({ type }) => (kind.types as readonly string[]).includes(type ?? ""));
}

export interface Row {
  name: string;
  /** One for each product, in their order. */
  values: readonly string[];
  /** Whether each fits the home, where something is known of that. */
  fits?: readonly (Verdict | undefined)[];
  /** Of the home: see `homeWords`. */
  way?: DeliveryPath;
}

/** The table's rows; what no one has is left out. */
export function rowsOf(
  products: readonly AnyProduct[],
  showrooms: readonly Pick<Showroom, "id" | "name">[],
): Row[] {
  const stock = showrooms.map((showroom): [string, Say] => [
    `At ${shortName(showroom)}`,
    (product) => left(product.stock[showroom.id]),
  ]);
  const care: Say = (product) => product.care;
  const rows = [...Object.entries(facts), ...stock, ["Care", care] as const].map(([name, say]) => ({
    name,
    values: products.map((product) => say(product) || ""),
  }));
  return rows.filter(({ values }) => values.some(Boolean));
}

/** Whether the products differ in it. */
export const isDifferent = ({ values }: Row) => new Set(values).size > 1;

type Say = (product: AnyProduct) => string | 0 | undefined;

const facts: Record<string, Say> = {
  "You save": ({ priceCents, originalPriceCents }) =>
    originalPriceCents && savingLabel(priceCents, originalPriceCents).replace("Save ", ""),
  "Compare at": ({ originalPriceCents }) => originalPriceCents && formatMoney(originalPriceCents),
  Size: ({ size }) => size,
  "Largest piece": ({ pieces }) => {
    const [largest] = pieces.toSorted((a, b) => b.widthIn * b.depthIn - a.widthIn * a.depthIn);
    if (!largest) return undefined;
    const { widthIn, depthIn, heightIn } = largest;
    return `${[widthIn, depthIn, heightIn].map(inches).join(" × ")} in.`;
  },
  Included: ({ pieces }) => pieces.map(({ name, count }) => `${count} × ${name}`).join("\n"),
  "Color and finish": ({ finish }) => capitalize(finish),
  Materials: ({ materials }) => capitalize(materials.join(", ")),
  Features: ({ features }) => features.join("\n"),
  Style: ({ style }) => capitalize(style),
  Condition: ({ condition }) =>
    condition.grade === "new" ? "New" : `${capitalize(condition.grade)}: ${condition.reason}`,
};

function left(count: number) {
  return count > 0 ? `${count} left` : "None";
}
