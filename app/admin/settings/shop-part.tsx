import type * as v from "valibot";
import type { Tables } from "#supabase/database.types.ts";
import type { Fields } from "../kit/draft.ts";
import { RecordForm, type RecordFormProps } from "../kit/record-form.tsx";
import { textsOf } from "../kit/schema.ts";
import { Section } from "../section.tsx";
import { writeShop } from "./settings.queries.ts";

type Shop = Tables<"shop">;

interface ShopPartProps<Values extends Fields, Row extends Partial<Shop>>
  extends Pick<RecordFormProps<Values, Row>, "label" | "done" | "draft" | "children"> {
  shop: Shop;
  schema: v.GenericSchema<Values, Row> & { entries: object };
  /** What is typed, where that is not what the columns hold. */
  saved?: Values;
  title: string;
  about: string;
}

/** A part of the settings that is some columns of the shop's own row: its title, its fields and their words. */
export function ShopPart<Values extends Fields, Row extends Partial<Shop>>(
  props: ShopPartProps<Values, Row>,
) {
  const { shop, title, about, saved = textsOf(shop, props.schema) as Values, ...form } = props;
  return (
    <Section title={title} about={about}>
      <RecordForm
        {...form}
        saved={saved}
        record={{ table: "shop", key: shop.name }}
        version={shop.version}
        write={(row, version) => writeShop(shop, { ...row, version })}
      />
    </Section>
  );
}
