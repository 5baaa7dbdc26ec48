import type { Tables } from "#supabase/database.types.ts";
import { linkFields, linksSchema } from "./link-fields.ts";
import { ShopPart } from "./shop-part.tsx";

export function LinksForm({ shop }: { shop: Tables<"shop"> }) {
  return (
    <ShopPart
      shop={shop}
      title="Name and links"
      about="Your name is on every page and in every text. Links open in a new tab."
      label="name and links"
      draft="name and links"
      saved={linkFields(shop)}
      schema={linksSchema}
    />
  );
}
