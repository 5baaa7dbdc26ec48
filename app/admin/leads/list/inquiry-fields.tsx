import { useQuery } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { field } from "#app/admin/controls.ts";
import { productsQuery } from "#app/admin/records/records.queries.ts";
import { useShop } from "#app/site/use-shop.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { toLocal } from "#shop/calendar/clock.ts";

interface InquiryFieldsProps {
  /** Where this device stands, if that is known. */
  showroom: string | null;
  /** Gets each product's slug by what the list calls it. */
  onProducts: (slugs: ReadonlyMap<string, string>) => void;
  error: string | undefined;
}

const label = "block font-semibold";

/** Titles may be the same, numbers are not. */
const nameOf = ({ title, id }: { title: string; id: string }) => `${title} #${id}`;

/** What an inquiry says besides: the product that it is about, the showroom, when to follow up. */
export function InquiryFields({ showroom, onProducts, error }: InquiryFieldsProps) {
  const { data: products } = useQuery(productsQuery);
  const { showrooms } = useShop();
  const id = useId();
  const live = products?.filter(({ state }) => state === "live") ?? [];
  useEffect(() => {
    const slugs = new Map(
      products?.map((product) => [nameOf(product).toLowerCase(), product.slug]),
    );
    onProducts(slugs);
  }, [products, onProducts]);
  return (
    <>
      <TextField
        label="Product (optional)"
        name="product"
        list={id}
        autoComplete="off"
        placeholder="Title or number"
        {...(error && { error })}
      />
      <datalist id={id}>
        {live.map((product) => (
          <option key={product.id} value={nameOf(product)} />
        ))}
      </datalist>
      <div className="grid gap-3 sm:grid-cols-2">
        <label>
          <span className={label}>Showroom</span>
          <select name="showroom" defaultValue={showroom ?? ""} className={field("mt-1")}>
            <option value="">Not said</option>
            {showrooms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className={label}>Follow-up, Detroit time (optional)</span>
          <input
            type="datetime-local"
            name="follow_up"
            min={toLocal(new Date())}
            className={field("mt-1")}
          />
        </label>
      </div>
    </>
  );
}
