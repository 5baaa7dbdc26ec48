import type { Tables } from "#supabase/database.types.ts";
import { factsSchema } from "./shop-facts.ts";
import { ShopPart } from "./shop-part.tsx";

export function ShopForm({ shop }: { shop: Tables<"shop"> }) {
  return (
    <ShopPart
      shop={shop}
      title="Store facts"
      about="These are on every page, so updating all of them takes a few seconds."
      label="facts"
      done="Store details saved."
      draft="shop"
      schema={factsSchema(shop)}
    />
  );
}
