import type { Tables } from "#supabase/database.types.ts";
import { RecordForm } from "../kit/record-form.tsx";
import { WordsField } from "../kit/words-field.tsx";
import { Section } from "../section.tsx";
import {
  marks,
  maxDisclosureLetters,
  type PromiseFields,
  plans,
  promisesSchema,
  savedFields,
} from "./promises.ts";
import { SampleReminder } from "./sample-reminder.tsx";
import { writeShop } from "./write-shop.ts";

/** The switches and the sentences that a lawyer may want to change. */
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
      write={(row, version) => writeShop({ ...row, version })}
    >
      {({ bind, values, change }) => {
        const box = (name: keyof PromiseFields) => ({
          type: "checkbox",
          className: "mt-0.5 size-5 shrink-0 accent-spruce",
          checked: values[name] === "yes",
          onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
            change({ [name]: target.checked ? "yes" : "no" }),
        });
        return (
          <>
            <Section
              title="Sample content"
              about="Turn each mark off once the content is your own."
            >
              {marks.map(({ mark, label, hint }) => (
                <label key={mark} className="flex gap-3 not-first:mt-3">
                  <input {...box(mark)} />
                  <span>
                    {label}
                    <span className="block text-sm text-ink-soft">{hint}</span>
                  </span>
                </label>
              ))}
              <SampleReminder shop={shop} />
            </Section>
            <Section
              title="Payments over time"
              about="The legal wording shown with each plan. Ask your lawyer. Leave blank to use the standard wording."
            >
              <label className="flex gap-3">
                <input {...box("monthly_payments_shown")} />
                <span>
                  Show the 0% plan’s monthly payment on each product’s page
                  <span className="block text-sm text-ink-soft">
                    Packages keep their own figures. We never show leases by the month.
                  </span>
                </span>
              </label>
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
        );
      }}
    </RecordForm>
  );
}
