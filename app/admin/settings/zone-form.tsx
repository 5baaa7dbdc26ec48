import { TextField } from "#app/ui/text-field.tsx";
import { dayNames } from "#shop/calendar/days.ts";
import { ChecksField } from "../kit/checks-field.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { WordsField } from "../kit/words-field.tsx";
import { deleteRow, formOfRow, undoOf } from "../records/row-writes.ts";
import { type ZoneRow, zoneFields, zoneSchema } from "./zone-fields.ts";

/** One area, or a new one, which is in no list yet. */
export function ZoneForm({ zone }: { zone: ZoneRow }) {
  const { id, version, position, area } = zone;
  return (
    <RecordForm
      label={area || "area"}
      done={({ area }) => `${area} saved.`}
      {...formOfRow("delivery_zones", zone, { position })}
      draft={`zone ${id}`}
      saved={zoneFields(zone)}
      schema={zoneSchema}
      remove={{
        title: `${area} removed.`,
        async write() {
          await deleteRow("delivery_zones", id, version);
          return { undo: await undoOf("delivery_zones", id) };
        },
      }}
    >
      {({ bind, values, change }) => (
        <>
          <div className="grid items-end gap-3 sm:grid-cols-2">
            <TextField label="Area" {...bind("area")} />
            <TextField label="Fee ($)" {...bind("fee_cents")} />
            <TextField label="Lead time (days you’re open)" {...bind("lead_days")} />
            <TextField
              label="Maximum stops per day (blank for no limit)"
              inputMode="numeric"
              {...bind("most_per_day")}
            />
          </div>
          <WordsField label="ZIP codes or their first three digits" rows={3} {...bind("zips")} />
          <ChecksField
            legend="Delivery days"
            options={dayNames.map((name, day) => [String(day), name.slice(0, 3)] as const)}
            chosen={[...values.days]}
            error={bind("days").error}
            onChoose={(days) => change({ days: days.join("") })}
          />
        </>
      )}
    </RecordForm>
  );
}
