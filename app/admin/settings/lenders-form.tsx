import { useQuery } from "@tanstack/react-query";
import { TextField } from "#app/ui/text-field.tsx";
import type { Tables } from "#supabase/database.types.ts";
import { RecordForm } from "../kit/record-form.tsx";
import { WordsField } from "../kit/words-field.tsx";
import { Section } from "../section.tsx";
import { lenderFields, lenderSchema } from "./lender-fields.ts";
import { lendersQuery } from "./settings.queries.ts";
import { writeRow } from "./write-row.ts";

/** Who lends: names, terms, links, and whether they are offered. */
export function LendersForm() {
  const { data } = useQuery(lendersQuery);
  if (!data) return null;
  return (
    <Section
      title="Lenders"
      about="As their cards show them, in this order. One that is switched off takes no new requests from the site; requests that are there keep its name."
    >
      <ul className="divide-y divide-line">
        {data.map((lender) => (
          <li key={lender.position} className="grid gap-2 py-4">
            <h3 className="text-lg">{lender.name}</h3>
            <LenderForm lender={lender} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function LenderForm({ lender }: { lender: Tables<"lenders"> }) {
  const { name, version, plan } = lender;
  const isZeroPercent = plan === "zero-percent";
  return (
    <RecordForm
      label={name}
      record={{ table: "lenders", key: name }}
      saved={lenderFields(lender)}
      version={version}
      schema={lenderSchema(plan)}
      // Taken back, it has the name that it was given.
      write={(row, at) =>
        writeRow("lenders", ["position", lender.position], { ...row, version: at })
      }
    >
      {({ bind, values, change }) => (
        <>
          <label className="flex min-h-11 items-center gap-3 font-semibold">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-spruce"
              checked={values.active === "yes"}
              onChange={({ target }) => change({ active: target.checked ? "yes" : "no" })}
            />
            Offered on the site
          </label>
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField label="Name" autoComplete="off" {...bind("name")} />
            <TextField label="For whom" autoComplete="off" {...bind("audience")} />
            <TextField label="Terms" autoComplete="off" {...bind("terms")} />
            <TextField label="Link to apply" type="url" autoComplete="off" {...bind("link")} />
          </div>
          <WordsField label="Lines below the terms" rows={3} {...bind("details")} />
          {isZeroPercent ? (
            <TextField
              label="Months in the example of a payment"
              inputMode="numeric"
              autoComplete="off"
              {...bind("months")}
            />
          ) : null}
        </>
      )}
    </RecordForm>
  );
}
