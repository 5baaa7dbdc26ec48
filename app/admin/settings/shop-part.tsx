import type { Tables } from "#supabase/database.types.ts";
import type { Fields } from "../kit/draft.ts";
import { RecordForm, type RecordFormProps } from "../kit/record-form.tsx";
import { Section } from "../section.tsx";
import { writeShop } from "./write-shop.ts";

type OfForm = "label" | "saveWords" | "done" | "draft" | "saved" | "schema" | "children";

interface ShopPartProps<Values extends Fields, Row extends Partial<Tables<"shop">>>
  extends Pick<RecordFormProps<Values, Row>, OfForm> {
  shop: Tables<"shop">;
  title: string;
  about: string;
}

/** A part of the settings that is some columns of the shop's own row: its title, its fields and their words. */
export function ShopPart<Values extends Fields, Row extends Partial<Tables<"shop">>>(
  props: ShopPartProps<Values, Row>,
) {
  const { shop, title, about, ...form } = props;
  return (
    <Section title={title} about={about}>
      <RecordForm
        {...form}
        record={{ table: "shop", key: shop.name }}
        version={shop.version}
        write={(row, version) => writeShop(shop, { ...row, version })}
      />
    </Section>
  );
}
