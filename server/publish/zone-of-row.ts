import type { DeliveryZone } from "#shop/delivery-zone.ts";
import type { Row } from "./published-rows.ts";

/** A part of the country that is delivered to, as pages know it. */
export function zoneOfRow(row: Row<"delivery_zones">): DeliveryZone {
  const { area, zips, fee_cents: feeCents, days, lead_days: leadDays } = row;
  return { area, zips, feeCents, days, leadDays };
}
