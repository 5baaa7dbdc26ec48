import { useQuery } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { productsQuery } from "#app/admin/records/records.queries.ts";
import { useShop } from "#app/site/use-shop.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { toLocal } from "#shop/calendar/clock.ts";
import { SelectField } from "../../kit/select-field.tsx";

interface InquiryFieldsProps {
  /** Where this device stands, if that is known. */
  showroom: string | null;
  /** Gets each product's slug by what the list calls it. */
  onProducts: (slugs: ReadonlyMap<string, string>) => void;
  error: string | undefined;
}

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
        error={error}
      />
      <datalist id={id}>
        {live.map((product) => (
          <option key={product.id} value={nameOf(product)} />
        ))}
      </datalist>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <SelectField
          label="Showroom"
          name="showroom"
          options={[["", "Not said"], ...showrooms.map(({ id, name }) => [id, name] as const)]}
          defaultValue={showroom ?? ""}
        />
        <TextField
          label="Follow-up, Detroit time (optional)"
          type="datetime-local"
          name="follow_up"
          min={toLocal(new Date())}
        />
      </div>
    </>
  );
}
