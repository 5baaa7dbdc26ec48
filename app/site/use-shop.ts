import { useRouteLoaderData } from "react-router";
import type { ShopFacts } from "./shop-facts.ts";

/** The shop's facts, as the page was published with them. */
export function useShop(): ShopFacts {
  return useRouteLoaderData<() => { shop: ShopFacts }>("root")!.shop;
}
