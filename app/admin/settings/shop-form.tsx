import { TextField } from "#app/ui/text-field.tsx";
import type { Tables } from "#supabase/database.types.ts";
import { AgainField } from "../kit/again-field.tsx";
import { WordsField } from "../kit/words-field.tsx";
import { type FactFields, factFields, factsSchema } from "./shop-facts.ts";
import { ShopPart } from "./shop-part.tsx";

/** Phone, email, delivery and the hold's rule: they stand on every page. */
export function ShopForm({ shop }: { shop: Tables<"shop"> }) {
  return (
    <ShopPart
      shop={shop}
      title="Phone, delivery fee, sales tax, holds"
      about="These are on every page, so updating all of them takes a few seconds."
      label="facts"
      done="Store details saved."
      draft="shop"
      saved={factFields(shop)}
      schema={factsSchema(shop)}
    >
      {({ bind, values }) => {
        const input = (name: keyof FactFields, label: string, type = "text") => (
          <TextField
            label={label}
            type={type}
            inputMode={/^f/.test(name) ? "decimal" : undefined}
            {...bind(name)}
          />
        );
        return (
          <>
            {input("phone", "Order phone", "tel")}
            {input("email", "Email", "email")}
            <WordsField
              label="How long you hold a product, as shoppers will read it"
              rows={3}
              maxLength={300}
              {...bind("holdRule")}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <div className="grid content-start gap-4">
                {input("free", "Free delivery from ($)")}
                <AgainField
                  label="Free delivery from, again ($)"
                  what="amount"
                  was={shop.free_delivery_from_cents}
                  typed={values.free}
                  {...bind("freeAgain")}
                />
              </div>
              <div className="grid content-start gap-4">
                {input("fee", "Delivery fee below that ($)")}
                <AgainField
                  label="Delivery fee below that, again ($)"
                  what="fee"
                  was={shop.delivery_fee_cents}
                  typed={values.fee}
                  {...bind("feeAgain")}
                />
              </div>
              <TextField
                label="Sales tax (%)"
                inputMode="decimal"
                hint="Estimated on product pages and added to new sales."
                {...bind("tax")}
              />
            </div>
          </>
        );
      }}
    </ShopPart>
  );
}
