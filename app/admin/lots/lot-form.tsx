import * as v from "valibot";
import { detroitToday } from "#shop/calendar/clock.ts";
import { listNames } from "#shop/lists.ts";
import { field, full, half } from "../kit/fields.tsx";
import { formOfRow } from "../kit/form-of-row.ts";
import { RecordForm } from "../kit/record-form.tsx";
import {
  moneyOrNull,
  orNull,
  picked,
  together,
  wholeNumber,
  words,
  wordsIfAny,
} from "../kit/schema.ts";
import { listChoice, showroomChoice } from "../records/product-labels.ts";
import type { Lot } from "./lots.queries.ts";

const conditions = ["new", "open box", "floor model", "cosmetic mark"] as const;

export const lotSchema = v.pipe(
  together(
    v.object({
      supplier: field(
        "Supplier",
        words(80, "Enter who you bought it from, up to 80 characters."),
        full,
      ),
      arrived_on: field("Arrived", v.pipe(v.string(), v.isoDate("Choose the day it arrived.")), {
        type: "date",
        width: "half",
      }),
      pallets: field(
        "Pallets",
        orNull(wholeNumber(1, 1000, "Enter a whole number from 1 to 1,000, or leave it empty.")),
        { inputMode: "numeric", width: "half" },
      ),
      paid_cents: field("Total paid ($)", moneyOrNull, {
        ...full,
        inputMode: "decimal",
        hint: "Including freight. Split across what arrived, by compare-at price.",
      }),
      price_percent: field(
        "Price as a percent of compare-at",
        wholeNumber(1, 99, "Enter a percentage from 1 to 99."),
        { ...full, inputMode: "numeric", hint: "Suggested prices are rounded down to end in 9." },
      ),
      list: field("Category", orNull(picked(listNames)), {
        ...half,
        options: [["", "By kind"], ...listChoice],
      }),
      showroom: field("Unloaded at", orNull(picked(["east", "west"])), {
        ...half,
        options: () => [["", "Not set"], ...showroomChoice()],
      }),
      condition: field("Condition", orNull(picked(conditions)), {
        ...half,
        options: [["", "Varies"], ...conditions],
      }),
      maker: field("Maker", wordsIfAny(60, "Keep the maker to 60 characters."), half),
      condition_reason: field(
        "What’s wrong with it",
        wordsIfAny(300, "Keep it to 300 characters."),
        { ...full, shownIf: ({ condition }) => condition !== "" && condition !== "new" },
      ),
      compare_at_source: field(
        "Source of the compare-at prices",
        wordsIfAny(200, "Keep the source to 200 characters."),
        full,
      ),
      note: field("Note", wordsIfAny(1000, "Keep the note to 1,000 characters."), { rows: 2 }),
    }),
    ({ arrived_on, condition, condition_reason }) => ({
      arrived_on: arrived_on > detroitToday(new Date()) ? "That date is in the future." : undefined,
      condition_reason:
        condition && condition !== "new" && !condition_reason.trim()
          ? "Describe what’s wrong with all of it."
          : undefined,
    }),
  ),
  v.transform((lot) => ({ ...lot, condition_reason: lot.condition_reason || null })),
);

export function LotForm({ lot, onAdded }: { lot: Lot; onAdded?: () => void }) {
  return (
    <RecordForm
      label={lot.supplier || "lot"}
      saveWords="Save the lot"
      done={({ supplier }) => `The lot from ${supplier} is saved.`}
      {...formOfRow("lots", lot, { schema: lotSchema })}
      draft={lot.version === 0 ? "new lot" : `lot ${lot.id}`}
      {...(onAdded && { onSaved: onAdded })}
    >
      {({ show }) => (
        <>
          {show("supplier", "arrived_on", "pallets", "paid_cents", "price_percent")}
          <fieldset>
            <legend className="mb-1.5 text-lg font-semibold">What it has in common</legend>
            {show(
              "list",
              "showroom",
              "condition",
              "maker",
              "condition_reason",
              "compare_at_source",
            )}
          </fieldset>
          {show("note")}
        </>
      )}
    </RecordForm>
  );
}
