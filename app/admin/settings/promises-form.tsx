import { Link } from "react-router";
import type { Tables } from "#supabase/database.types.ts";
import { CheckField } from "../kit/check-field.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { WordsField } from "../kit/words-field.tsx";
import { Section } from "../section.tsx";
import { marks, maxDisclosureLetters, plans, promisesSchema, savedFields } from "./promises.ts";
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
      {({ bind, values, check }) => (
        <>
          <Section title="Sample content" about="Turn each mark off once the content is your own.">
            {marks.map(({ mark, label, hint }) => (
              <CheckField key={mark} label={label} help={hint} {...check(mark)} />
            ))}
            <p className="mt-2 text-sm text-ink-soft">
              <Link to="/admin/setup">Make it yours</Link> lists what else is still the sample’s.
            </p>
          </Section>
          <Section
            title="Payments over time"
            about="The legal wording shown with each plan. Ask your lawyer. Leave blank to use the standard wording."
          >
            <CheckField
              label="Show the 0% plan’s monthly payment on each product’s page"
              help="Packages keep their own figures. We never show leases by the month."
              {...check("monthly_payments_shown")}
            />
            <div className="mt-4 grid gap-4">
              {plans.map(({ kind, label, filled }) => (
                <div key={kind}>
                  <WordsField label={label} rows={4} {...bind(kind)} />
                  <p className="mt-1 text-sm text-ink-soft">
                    {filled.map((name) => `{${name}}`).join(", ")}{" "}
                    {filled.length === 1 ? "is" : "are"} filled in.
                    {values[kind]
                      ? ` ${values[kind].trim().length} of ${maxDisclosureLetters} characters.`
                      : ""}
                  </p>
                </div>
              ))}
            </div>
          </Section>
        </>
      )}
    </RecordForm>
  );
}
