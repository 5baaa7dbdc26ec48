import { useState } from "react";
import { uuid } from "#app/lib/uuid.ts";
import { button } from "#app/ui/button.ts";
import { RecordForm } from "../kit/record-form.tsx";
import { QuickEndButtons } from "../quick-end-buttons.tsx";
import { undoOf } from "../records/row-writes.ts";
import {
  type Dated,
  emptyFields,
  fieldsOf,
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
  const isPlaced = (offer ?? place) !== undefined;
  const schema = offerSchema(Date.now(), { saved: offer, packages, isPlaced });
  return (
    <RecordForm
      label={offer ? shownWords(offer) : "New offer or notice"}
      saveWords="Save"
      done={(row) => `“${wordsOf(row)}” is saved.`}
      record={{ table: tableOf(offer?.place ?? ""), key: id }}
      draft={`offer ${offer?.id ?? place ?? "new"}`}
      saved={offer ? fieldsOf(offer) : { ...emptyFields, place: place ?? emptyFields.place }}
      version={version}
      schema={schema}
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
      {({ show, ...form }) => (
        <>
          {show()}
          <QuickEndButtons until={form.values.until} onChoose={(until) => form.change({ until })} />
          <p className="text-sm text-ink-soft">
            Times are Detroit time. It starts and ends on its own, within a minute.
          </p>
        </>
      )}
    </RecordForm>
  );
}
