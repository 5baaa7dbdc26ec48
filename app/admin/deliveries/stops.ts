import { groupBy } from "#app/lib/group-by.ts";
import type { Delivery } from "./deliveries.queries.ts";

/** An address as the database compares it. */
const addressOf = ({ street, zip }: Pick<Delivery, "street" | "zip">) =>
  `${zip} ${street.trim().replace(/\s+/g, " ").toLowerCase()}`;

/** The zone's full days without those on which the truck stops at the address already. */
export function daysWithoutRoom(
  fullDays: readonly string[],
  deliveries: readonly Delivery[],
  address: Pick<Delivery, "street" | "zip">,
) {
  const stops = deliveries.filter((one) => addressOf(one) === addressOf(address));
  return fullDays.filter((day) => stops.every((stop) => stop.day !== day));
}

export function stopsOf(deliveries: readonly Delivery[]): Delivery[][] {
  return [...groupBy(deliveries, (delivery) => `${delivery.day} ${addressOf(delivery)}`).values()];
}
