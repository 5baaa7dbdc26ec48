import { Link } from "react-router";
import type { Tables } from "#supabase/database.types.ts";
import { RecordForm } from "../kit/record-form.tsx";
import { Section } from "../section.tsx";
import { marks, plans, promisesSchema, savedFields } from "./promises.ts";
import { writeShop } from "./settings.queries.ts";

export function PromisesForm({ shop }: { shop: Tables<"shop"> }) {
  return (
    <RecordForm
      label="promises"
      saveWords="Save marks and promises"
      done="Settings saved."
      record={{ table: "shop", key: shop.name }}
      draft="promises"
      saved={savedFields(shop)}
      version={shop.version}
      schema={promisesSchema}
      write={(row, version) => writeShop(shop, { ...row, version })}
    >
      {({ show }) => (
        <>
          <Section title="Sample content" about="Turn each mark off once the content is your own.">
            {show(...marks.map(({ mark }) => mark))}
            <p className="mt-2 text-sm text-ink-soft">
              <Link to="/admin/setup">Make it yours</Link> lists what else is still the sample’s.
            </p>
          </Section>
          <Section
            title="Payments over time"
            about="The legal wording shown with each plan. Ask your lawyer. Leave blank to use the standard wording."
          >
            {show("monthly_payments_shown", ...plans.map(({ kind }) => kind))}
          </Section>
        </>
      )}
    </RecordForm>
  );
}
