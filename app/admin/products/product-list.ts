import { detroitToday } from "#shop/calendar/clock.ts";
import { addDays } from "#shop/calendar/days.ts";
import { listNames } from "#shop/lists.ts";
import { foldText, matcher } from "../fold-text.ts";
import { listAddress, oneOf, type Searched, searched } from "../kit/list-address.ts";
import { type ShowroomId, showroomIds, stateNames } from "../records/product-labels.ts";
import type { Product } from "../records/records.queries.ts";

export const sorts = {
  shop: "As on the site",
  oldest: "Longest in stock",
  newest: "Newest first",
  price: "Highest price first",
  title: "By title",
} as const;

export interface ListState extends Searched {
  list: Product["list"] | "all";
  at: ShowroomId | "all";
  state: Product["state"] | "current" | "none-left" | "all";
  /** On the floor for this many days at least. */
  days: 0 | 30 | 60 | 90;
  demand: "drawing" | "all";
  sort: keyof typeof sorts;
}

export const pageSize = 50;

export const productAddress = listAddress<ListState>({
  search: searched.search,
  list: oneOf("list", "all", ["all", ...listNames]),
  at: { name: "at", usual: "all", read: (text) => showroomIds.find((id) => id === text) },
  state: oneOf("state", "current", ["current", "none-left", "all", ...stateNames], { all: "all" }),
  days: oneOf("days", 0, [0, 30, 60, 90]),
  demand: oneOf("demand", "all", ["all", "drawing"]),
  sort: oneOf("sort", "shop", Object.keys(sorts) as ListState["sort"][], { isLook: true }),
  page: searched.page,
});

const texts = new WeakMap<Product, string>();

function textOf(product: Product) {
  let text = texts.get(product);
  if (text === undefined) {
    text = foldText(
      `${product.title} ${product.type} ${product.size ?? ""} ${product.slug} ${product.sku} #${product.id}`,
    );
    texts.set(product, text);
  }
  return text;
}

export const stockLeft = ({ stock }: Product) =>
  showroomIds.reduce((left, id) => left + stock[id].onHand, 0);

export function matchProducts(
  products: readonly Product[],
  state: ListState,
  now: number,
  drawing: ReadonlySet<string> = new Set(),
): Product[] {
  const matches = matcher(state.search);
  const before = addDays(detroitToday(new Date(now)), -state.days);
  const found = products.filter(
    (product) =>
      (state.list === "all" || product.list === state.list) &&
      (state.at === "all" || product.stock[state.at].onHand > 0) &&
      isInState(product, state.state) &&
      (state.demand === "all" || drawing.has(product.id)) &&
      (state.days === 0 || product.added_on <= before) &&
      matches(textOf(product), true),
  );
  const order = orders[state.sort];
  return order ? found.sort(order) : found;
}

function isInState(product: Product, state: ListState["state"]) {
  if (state === "all") return true;
  if (state === "current") return product.state === "live" || product.state === "draft";
  if (state === "none-left") return product.state === "live" && stockLeft(product) === 0;
  return product.state === state;
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const orders: Record<ListState["sort"], ((a: Product, b: Product) => number) | null> = {
  shop: null,
  oldest: (a, b) => byText(a.added_on, b.added_on),
  newest: (a, b) => byText(b.added_on, a.added_on),
  price: (a, b) => b.price_cents - a.price_cents,
  title: (a, b) => byText(a.title, b.title),
};
