import { TextField } from "#app/ui/text-field.tsx";
import { fieldPair } from "../controls.ts";
import { RecordForm } from "../kit/record-form.tsx";
import { textsOf } from "../kit/schema.ts";
import { SelectField } from "../kit/select-field.tsx";
import { WordsField } from "../kit/words-field.tsx";
import { listChoice, showroomChoice } from "../records/product-labels.ts";
import { formOfRow } from "../records/row-writes.ts";
import { conditions, lotSchema } from "./lot-fields.ts";
import type { Lot } from "./lots.queries.ts";

interface LotFormProps {
  lot: Lot;
  onAdded?: () => void;
}

/** What was bought, and what all of it shares: said once. */
export function LotForm({ lot, onAdded }: LotFormProps) {
  const { id, version } = lot;
  return (
    <RecordForm
      label={lot.supplier || "lot"}
      saveWords="Save the lot"
      done={({ supplier }) => `The lot from ${supplier} is saved.`}
      {...formOfRow("lots", lot)}
      draft={version === 0 ? "new lot" : `lot ${id}`}
      saved={textsOf(lot, lotSchema)}
      schema={lotSchema}
      {...(onAdded && { onSaved: onAdded })}
    >
      {({ bind, values }) => (
        <>
          <div className={fieldPair}>
            <TextField className="col-span-full" label="Supplier" {...bind("supplier")} />
            <TextField label="Arrived" type="date" {...bind("arrived_on")} />
            <TextField label="Pallets" inputMode="numeric" {...bind("pallets")} />
            <TextField
              className="col-span-full"
              label="Total paid ($)"
              inputMode="decimal"
              hint="Including freight. Split across what arrived, by compare-at price."
              {...bind("paid_cents")}
            />
            <TextField
              className="col-span-full"
              label="Price as a percent of compare-at"
              inputMode="numeric"
              hint="Suggested prices are rounded down to end in 9."
              {...bind("price_percent")}
            />
          </div>
          <fieldset className={fieldPair}>
            <legend className="mb-1.5 text-lg font-semibold">What it has in common</legend>
            <SelectField
              label="Category"
              options={[["", "By kind"], ...listChoice]}
              {...bind("list")}
            />
            <SelectField
              label="Unloaded at"
              options={[["", "Not set"], ...showroomChoice()]}
              {...bind("showroom")}
            />
            <SelectField
              label="Condition"
              options={[["", "Varies"], ...conditions]}
              {...bind("condition")}
            />
            <TextField label="Maker" {...bind("maker")} />
            {values.condition && values.condition !== "new" ? (
              <TextField
                className="col-span-full"
                label="What’s wrong with it"
                {...bind("condition_reason")}
              />
            ) : null}
            <TextField
              className="col-span-full"
              label="Source of the compare-at prices"
              {...bind("compare_at_source")}
            />
          </fieldset>
          <WordsField label="Note" rows={2} {...bind("note")} />
        </>
      )}
    </RecordForm>
  );
}
