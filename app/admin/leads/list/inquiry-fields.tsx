import { useId } from "react";
import type { Product } from "#app/admin/records/records.queries.ts";
import { useShop } from "#app/site/use-shop.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { toLocal } from "#shop/calendar/clock.ts";
import type { FieldControls } from "../../kit/field-controls.ts";
import { SelectField } from "../../kit/select-field.tsx";
import type { emptyEntry } from "./typed-lead.ts";

interface InquiryFieldsProps extends Pick<FieldControls<typeof emptyEntry>, "bind"> {
  products: readonly Product[];
}

/** What the form's list calls a product: titles may be the same, numbers are not. */
export const nameOf = ({ title, id }: Pick<Product, "title" | "id">) => `${title} #${id}`;

/** What an inquiry says besides: the product that it is about, the showroom, when to follow up. */
export function InquiryFields({ products, bind }: InquiryFieldsProps) {
  const { showrooms } = useShop();
  const id = useId();
  return (
    <>
      <TextField
        label="Product (optional)"
        list={id}
        placeholder="Title or number"
        {...bind("product")}
      />
      <datalist id={id}>
        {products
          .filter(({ state }) => state === "live")
          .map((product) => (
            <option key={product.id} value={nameOf(product)} />
          ))}
      </datalist>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <SelectField
          label="Showroom"
          options={[["", "Not said"], ...showrooms.map(({ id, name }) => [id, name] as const)]}
          {...bind("showroom")}
        />
        <TextField
          label="Follow-up, Detroit time (optional)"
          type="datetime-local"
          min={toLocal(new Date())}
          {...bind("follow_up")}
        />
      </div>
    </>
  );
}
