import { useQuery } from "@tanstack/react-query";
import { uuid } from "#app/lib/uuid.ts";
import { dayNames } from "#shop/calendar/days.ts";
import { ChecksField } from "../kit/checks-field.tsx";
import { formOfRow } from "../kit/form-of-row.ts";
import { RecordList } from "../kit/record-list.tsx";
import { removeRow } from "../records/row-writes.ts";
import { zonesQuery } from "./settings.queries.ts";
import { type ZoneRow, zoneFields, zoneSchema } from "./zone-fields.ts";

export function DeliveryForm() {
  return (
    <RecordList
      title="Delivery by ZIP"
      about="Shown on each product, at checkout, and in search. ZIP codes outside these areas get a quote on request. Inside them, orders of the free-delivery minimum or more stay free."
      of={useQuery(zonesQuery)}
      what="the delivery areas"
      empty="No areas yet. Every ZIP code gets a quote on request."
      addWords="Add an area"
      nameOf={({ area }) => area || "New area"}
      blank={emptyZone}
      schema={zoneSchema}
      form={(zone) => ({
        label: zone.area || "area",
        draft: `zone ${zone.id}`,
        ...formOfRow("delivery_zones", zone, {
          schema: zoneSchema,
          saved: zoneFields(zone),
          given: { position: zone.position },
        }),
        done: ({ area }) => `${area} saved.`,
        remove: {
          title: `${zone.area} removed.`,
          write: () => removeRow("delivery_zones", zone),
        },
        children: ({ show, ...form }) => (
          <>
            {show()}
            <ChecksField
              legend="Delivery days"
              options={dayNames.map((name, day) => [String(day), name.slice(0, 3)] as const)}
              chosen={[...form.values.days]}
              error={form.errors.days}
              onChoose={(days) => form.change({ days: days.join("") })}
            />
          </>
        ),
      })}
    />
  );
}

const emptyZone = (position: number): ZoneRow => ({
  ...{ id: uuid(), position, area: "", zips: [], days: [] },
  ...{ fee_cents: 9_900, lead_days: 1, most_per_day: null, version: 0, updated_at: "" },
});
