import { TextField } from "#app/ui/text-field.tsx";
import type { Tables } from "#supabase/database.types.ts";
import { WordsField } from "../kit/words-field.tsx";
import { linkFields, linksSchema } from "./link-fields.ts";
import { ShopPart } from "./shop-part.tsx";

/** The shop's name, its online store, and its pages elsewhere. */
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
    >
      {({ bind }) => (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField label="Name" {...bind("name")} />
            <TextField
              label="Area you sell in"
              placeholder="the cities of your showrooms"
              {...bind("area")}
            />
          </div>
          <WordsField label="Description for search engines" rows={2} {...bind("description")} />
          <TextField
            label="Shop Online (leave empty without one)"
            type="url"
            {...bind("shop_online_url")}
          />
          <TextField
            label="Card payment provider, named at checkout"
            {...bind("payment_provider")}
          />
          <WordsField
            label="Social pages, one link a line; none is fine"
            placeholder="Instagram https://www.instagram.com/yourstore"
            rows={3}
            {...bind("social")}
          />
        </>
      )}
    </ShopPart>
  );
}
