import { useQuery } from "@tanstack/react-query";
import { uuid } from "#app/lib/uuid.ts";
import { RecordList } from "../kit/record-list.tsx";
import { zonesQuery } from "./settings.queries.ts";
import type { ZoneRow } from "./zone-fields.ts";
import { ZoneForm } from "./zone-form.tsx";

/** Where the truck goes, for how much, and when; any other ZIP code is quoted on request. */
export function DeliveryForm() {
  return (
    <RecordList
      title="Delivery by ZIP"
      about="Shown on each product, at checkout, and in search. ZIP codes outside these areas get a quote on request. Inside them, orders of the free-delivery minimum or more stay free."
      of={useQuery(zonesQuery)}
      what="the delivery areas"
      empty="No areas yet. Every ZIP code gets a quote on request."
      addWords="Add an area"
      blank={emptyZone}
    >
      {(zone) => (
        <>
          <h3 className="text-lg wrap-anywhere">{zone.area || "New area"}</h3>
          <ZoneForm zone={zone} />
        </>
      )}
    </RecordList>
  );
}

const emptyZone = (position: number): ZoneRow => ({
  ...{
    id: uuid(),
    position,
    area: "",
    zips: [],
    days: [],
    fee_cents: 9_900,
    lead_days: 1,
    most_per_day: null,
  },
  ...{ version: 0, updated_at: "" },
});
