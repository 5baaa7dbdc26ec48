/** Which products the list shows: search, filters and order, as they stand in the address. */

import { detroitToday } from "#shop/calendar/clock.ts";
import { addDays } from "#shop/calendar/days.ts";
import { listNames } from "#shop/lists.ts";
import { foldText } from "../fold-text.ts";
import { type ShowroomId, showroomIds, stateNames } from "../records/product-labels.ts";
import type { Product } from "../records/records.queries.ts";

export const sorts = {
  shop: "As on the site",
  oldest: "Longest in stock",
  newest: "Newest first",
  price: "Highest price first",
  title: "By title",
} as const;

export interface ListState {
  search: string;
  list: Product["list"] | "all";
  /** Products that stand in this showroom. */
  at: ShowroomId | "all";
  state: Product["state"] | "current" | "none-left" | "all";
  /** On the floor for this many days at least. */
  days: 0 | 30 | 60 | 90;
  /** Those that draw people and do not sell: demand.ts. */
  demand: "drawing" | "all";
  sort: keyof typeof sorts;
  page: number;
}

export const pageSize = 50;

/** What an address says; anything else in it is passed over. */
export function readListState(params: URLSearchParams): ListState {
  const oneOf = <Value>(name: string, values: readonly Value[], otherwise: Value) =>
    values.find((value) => String(value) === params.get(name)) ?? otherwise;
  return {
    search: params.get("q") ?? "",
    list: oneOf("list", listNames, "all" as const) as ListState["list"],
    at: oneOf("at", showroomIds, "all" as const) as ListState["at"],
    state: oneOf<ListState["state"]>("state", ["none-left", "all", ...stateNames], "current"),
    days: oneOf("days", [30, 60, 90] as const, 0 as never) as ListState["days"],
    demand: oneOf<ListState["demand"]>("demand", ["drawing"], "all"),
    sort: oneOf("sort", Object.keys(sorts) as ListState["sort"][], "shop"),
    page: Math.max(1, Math.trunc(Number(params.get("page")) || 1)),
  };
}

/** The address of a state, without what is ordinary. */
export function writeListState(state: ListState) {
  const params = new URLSearchParams();
  const names = {
    search: "q",
    list: "list",
    at: "at",
    state: "state",
    days: "days",
    demand: "demand",
    sort: "sort",
    page: "page",
  };
  for (const [key, name] of Object.entries(names) as [keyof ListState, string][]) {
    if (state[key] !== usual[key]) params.set(name, String(state[key]));
  }
  return params;
}

/** The list without a filter. */
export const noFilters: Partial<ListState> = {
  ...{ search: "", list: "all", at: "all", state: "all", days: 0 },
  demand: "all",
};

const usual = readListState(new URLSearchParams());

export const countFilters = (state: ListState) =>
  (["list", "at", "state", "days", "demand"] as const).filter((name) => state[name] !== usual[name])
    .length;

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
  const words = foldText(state.search).split(/\s+/).filter(Boolean);
  const before = addDays(detroitToday(new Date(now)), -state.days);
  const found = products.filter(
    (product) =>
      (state.list === "all" || product.list === state.list) &&
      (state.at === "all" || product.stock[state.at].onHand > 0) &&
      isInState(product, state.state) &&
      (state.demand === "all" || drawing.has(product.id)) &&
      (state.days === 0 || product.added_on <= before) &&
      words.every((word) => textOf(product).includes(word)),
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
