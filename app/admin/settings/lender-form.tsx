import { TextField } from "#app/ui/text-field.tsx";
import type { Tables } from "#supabase/database.types.ts";
import { CheckField } from "../kit/check-field.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { textsOf } from "../kit/schema.ts";
import { SelectField } from "../kit/select-field.tsx";
import { WordsField } from "../kit/words-field.tsx";
import { formOfRow } from "../records/row-writes.ts";
import { lenderSchema, planNames } from "./lender-fields.ts";
import { removeLender } from "./lender-writes.ts";

/** One lender, or a new one, which is in no list yet. */
export function LenderForm({ lender }: { lender: Tables<"lenders"> }) {
  const { id, name, position } = lender;
  return (
    <RecordForm
      label={name || "lender"}
      done={({ name }) => `${name} is saved.`}
      {...formOfRow("lenders", lender, { position }, (row) => row.name ?? name)}
      record={{ table: "lenders", key: name }}
      draft={`lender ${id}`}
      saved={textsOf(lender, lenderSchema)}
      schema={lenderSchema}
      remove={{ title: `${name} is removed.`, write: () => removeLender(lender) }}
    >
      {({ bind, check, values }) => (
        <>
          <CheckField label="Offered on the site" {...check("active")} />
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField label="Name" {...bind("name")} />
            <TextField label="Who it’s for" {...bind("audience")} />
            <SelectField
              label="Kind of agreement"
              options={Object.entries(planNames)}
              {...bind("plan")}
            />
            <TextField label="Terms" {...bind("terms")} />
            <TextField label="Link to apply" type="url" {...bind("application_url")} />
          </div>
          <WordsField label="Lines below the terms" rows={3} {...bind("details")} />
          {values.plan === "zero-percent" ? (
            <TextField
              label="Months in the payment example"
              inputMode="numeric"
              {...bind("example_months")}
            />
          ) : null}
        </>
      )}
    </RecordForm>
  );
}
