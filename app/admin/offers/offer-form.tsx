import { useState } from "react";
import { uuid } from "#app/lib/uuid.ts";
import { button } from "#app/ui/button.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { SelectField } from "../kit/select.tsx";
import { WordsField } from "../kit/words-field.tsx";
import { QuickEndButtons } from "../quick-end-buttons.tsx";
import { undoOf } from "../records/row-writes.ts";
import {
  type Dated,
  emptyFields,
  fieldsOf,
  mostWords,
  offerSchema,
  type Place,
  shownWords,
  wordsOf,
} from "./offer.ts";
import { saveOffer, tableOf } from "./offer-writes.ts";

interface OfferFormProps {
  offer?: Dated;
  packages: readonly { id: string; name: string }[];
  place?: Place;
  onClose?: () => void;
}

export function OfferForm({ offer, packages, place, onClose }: OfferFormProps) {
  const [newId, setNewId] = useState(uuid);
  const { id, version } = offer ?? { id: newId, version: 0 };
  return (
    <RecordForm
      label={offer ? shownWords(offer) : "New offer or notice"}
      saveWords="Save"
      done={(row) => `“${wordsOf(row)}” is saved.`}
      record={{ table: tableOf(offer?.place ?? ""), key: id }}
      draft={`offer ${offer?.id ?? place ?? "new"}`}
      saved={offer ? fieldsOf(offer) : { ...emptyFields, place: place ?? emptyFields.place }}
      version={version}
      schema={offerSchema(Date.now(), offer)}
      write={async (row, version) => {
        await saveOffer(row, { id, version });
        return { undo: await undoOf("words" in row ? "notices" : "offers", id, version + 1) };
      }}
      startsOver={!offer && !onClose}
      onSaved={() => {
        setNewId(uuid());
        onClose?.();
      }}
      actions={() =>
        onClose ? (
          <button type="button" className={button("outline")} onClick={onClose}>
            Close
          </button>
        ) : null
      }
    >
      {({ bind, values, change }) => (
        <>
          <SelectField
            label="Where"
            disabled={(offer ?? place) !== undefined}
            options={[
              ["notice", "The bar above the header"],
              ["deal-of-the-month", "Deal of the Month"],
              ["mattress-special", "Mattress Special"],
              ...packages.map(({ id, name }) => [`package ${id}`, name] as const),
            ]}
            {...bind("place")}
          />
          <WordsField
            label="What it says"
            rows={2}
            most={mostWords(values.place)}
            {...bind("words")}
          />
          {values.place === "notice" ? (
            <TextField
              label="Links to (a page on this site, optional)"
              placeholder="/clearance-items"
              autoCapitalize="none"
              {...bind("path")}
            />
          ) : (
            <p className="text-sm text-ink-soft">
              Write {"{until}"} where the last day goes. Packages show their own monthly payments.
            </p>
          )}
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField label="Start (now, if empty)" type="datetime-local" {...bind("from")} />
            <TextField
              label="End (until you end it, if empty)"
              type="datetime-local"
              {...bind("until")}
            />
          </div>
          <QuickEndButtons until={values.until} onChoose={(until) => change({ until })} />
          <p className="text-sm text-ink-soft">
            Times are Detroit time. It starts and ends on its own, within a minute.
          </p>
        </>
      )}
    </RecordForm>
  );
}
