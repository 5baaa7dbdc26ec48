import { queryOptions, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { db } from "#app/lib/supabase.ts";
import { uuid } from "#app/lib/uuid.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { dayNames } from "#shop/calendar/days.ts";
import { toolButton } from "../controls.ts";
import { CheckField } from "../kit/check-field.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { WordsField } from "../kit/words-field.tsx";
import { Section } from "../section.tsx";
import { type ZoneRow, zoneFields, zoneSchema } from "./zone-fields.ts";
import { addZone, changeZone, removeZone } from "./zone-writes.ts";

const zonesQuery = queryOptions({
  queryKey: ["delivery-zones"],
  queryFn: async ({ signal }) => {
    const { data } = await db()
      .from("delivery_zones")
      .select("*")
      .order("position")
      .order("area")
      .abortSignal(signal)
      .throwOnError();
    return data;
  },
});

/** Where the truck goes, for how much, and when; any other ZIP code is quoted on request. */
export function DeliveryForm() {
  const { data, isError, isFetching, refetch } = useQuery(zonesQuery);
  const [added, setAdded] = useState<ZoneRow>();
  if (!data) {
    return (
      <LoadState
        of={{ isError, isFetching, refetch }}
        failed="Failed to load the delivery areas."
      />
    );
  }
  const zones = added && !data.some(({ id }) => id === added.id) ? [...data, added] : data;
  return (
    <Section
      title="Delivery by ZIP"
      about="Shown on each product, at checkout, and in search. ZIP codes outside these areas get a quote on request. Orders over the free-delivery minimum stay free."
    >
      <ul className="divide-y divide-line">
        {zones.map((zone) => (
          <li key={zone.id} className="grid gap-3 py-4">
            <h3 className="text-lg">{zone.area || "New area"}</h3>
            <ZoneForm zone={zone} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={toolButton("mt-3")}
        onClick={() => setAdded(emptyZone(data.length))}
      >
        Add an area
      </button>
    </Section>
  );
}

const emptyZone = (position: number): ZoneRow => ({
  id: uuid(),
  area: "",
  zips: [],
  fee_cents: 9_900,
  days: [],
  lead_days: 1,
  position: position + 1,
  version: 0,
  updated_at: "",
});

/** One area, or a new one, which is in no list yet. */
function ZoneForm({ zone }: { zone: ZoneRow }) {
  const { version, updated_at: _, ...saved } = zone;
  const { id, position, area } = zone;
  return (
    <RecordForm
      label={area || "area"}
      done={({ area }) => `${area} saved.`}
      record={{ table: "delivery_zones", key: id }}
      draft={`zone ${id}`}
      saved={zoneFields(zone)}
      version={version}
      schema={zoneSchema}
      write={(row, over) =>
        over === 0 ? addZone({ ...row, id, position }) : changeZone({ ...row, id, position }, over)
      }
      undo={version === 0 ? () => removeZone(id, 1) : undefined}
      remove={{
        title: `${area} removed.`,
        write: () => removeZone(id, version),
        undo: () => addZone(saved),
      }}
    >
      {({ bind, values, change }) => (
        <>
          <div className="grid gap-3 sm:grid-cols-3">
            <TextField label="Area" {...bind("area")} />
            <TextField label="Fee ($)" {...bind("fee")} />
            <TextField label="Lead time (days you’re open)" {...bind("leadDays")} />
          </div>
          <WordsField label="ZIP codes or their first three digits" rows={3} {...bind("zips")} />
          <DaysField
            days={values.days}
            error={bind("days").error}
            onChange={(days) => change({ days })}
          />
        </>
      )}
    </RecordForm>
  );
}

interface DaysFieldProps {
  /** The numbers of the weekdays, Sunday is 0: "246". */
  days: string;
  error: string | undefined;
  onChange: (days: string) => void;
}

function DaysField({ days, error, onChange }: DaysFieldProps) {
  const errorId = useId();
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="font-semibold">Delivery days</legend>
      {dayNames.map((name, day) => (
        <CheckField
          key={name}
          label={name.slice(0, 3)}
          isChecked={days.includes(String(day))}
          errorId={error && errorId}
          onChange={(isChecked) =>
            onChange(isChecked ? [...days, day].toSorted().join("") : days.replace(String(day), ""))
          }
        />
      ))}
      {error ? (
        <p id={errorId} className="w-full text-sm font-semibold text-tag">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
