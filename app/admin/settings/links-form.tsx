import { TextField } from "#app/ui/text-field.tsx";
import type { Tables } from "#supabase/database.types.ts";
import { RecordForm } from "../kit/record-form.tsx";
import { Section } from "../section.tsx";
import { linkFields, linksSchema, socialOf } from "./link-fields.ts";
import { writeShop } from "./write-shop.ts";

/** The shop's name, its online store, and its pages elsewhere. */
export function LinksForm({ shop }: { shop: Tables<"shop"> }) {
  const networks = socialOf(shop).map(({ name }) => name);
  return (
    <Section
      title="Name and links"
      about="Your name is on every page and in every text. Links open in a new tab."
    >
      <RecordForm
        label="name and links"
        record={{ table: "shop", key: shop.name }}
        draft="name and links"
        saved={linkFields(shop)}
        version={shop.version}
        schema={linksSchema(networks)}
        write={(row, version) => writeShop({ ...row, social: row.social as never, version })}
      >
        {({ bind }) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField label="Name" autoComplete="off" {...bind("name")} />
            <TextField label="Shop Online" type="url" autoComplete="off" {...bind("shopOnline")} />
            {networks.map((name) => (
              <TextField key={name} label={name} type="url" autoComplete="off" {...bind(name)} />
            ))}
          </div>
        )}
      </RecordForm>
    </Section>
  );
}
