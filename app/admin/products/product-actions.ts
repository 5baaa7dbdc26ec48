import { createContext, use } from "react";
import type { Product } from "../records/records.queries.ts";

/** What a row asks for; the same functions at every render, so that rows are not drawn again for them. */
export interface ProductActions {
  open: (kind: "price" | "sold" | "hold", product: Product) => void;
  /** One of them, at this device's showroom, at once. */
  sellOne: (product: Product) => void;
  /** Live, or sold where none is left. */
  setState: (product: Product, state: "live" | "sold") => void;
}

export const ProductActionsContext = createContext<ProductActions | null>(null);

export function useProductActions() {
  const actions = use(ProductActionsContext);
  if (!actions) throw new Error("A product is outside its list.");
  return actions;
}
