import { TextField } from "#app/ui/text-field.tsx";
import type { Tables } from "#supabase/database.types.ts";
import { AgainField } from "../kit/again-field.tsx";
import { textsOf } from "../kit/schema.ts";
import { WordsField } from "../kit/words-field.tsx";
import { factsSchema, mostHoldRule } from "./shop-facts.ts";
import { ShopPart } from "./shop-part.tsx";

/** Phone, email, delivery and the hold's rule: they stand on every page. */
export function ShopForm({ shop }: { shop: Tables<"shop"> }) {
  const schema = factsSchema(shop);
  return (
    <ShopPart
      shop={shop}
      title="Store facts"
      about="These are on every page, so updating all of them takes a few seconds."
      label="facts"
      done="Store details saved."
      draft="shop"
      saved={textsOf(shop, schema)}
      schema={schema}
    >
      {({ bind, values }) => (
        <>
          <TextField label="Order phone" type="tel" {...bind("phone")} />
          <TextField label="Email" type="email" {...bind("email")} />
          <WordsField
            label="How long you hold a product, as shoppers will read it"
            rows={3}
            most={mostHoldRule}
            {...bind("hold_rule")}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {(
              [
                ["Free delivery from", "amount", "free_delivery_from_cents", "free_again"],
                ["Delivery fee below that", "fee", "delivery_fee_cents", "fee_again"],
              ] as const
            ).map(([label, what, column, again]) => (
              <div key={column} className="grid content-start gap-4">
                <TextField label={`${label} ($)`} inputMode="decimal" {...bind(column)} />
                <AgainField
                  label={`${label}, again ($)`}
                  what={what}
                  was={shop[column]}
                  typed={values[column]}
                  {...bind(again)}
                />
              </div>
            ))}
            <TextField
              label="Sales tax (%)"
              inputMode="decimal"
              hint="Estimated on product pages and added to new sales."
              {...bind("sales_tax_percent")}
            />
          </div>
        </>
      )}
    </ShopPart>
  );
}
