/** The stops of a day's run. */
import { groupBy } from "#app/lib/group-by.ts";
import type { Delivery } from "./deliveries.queries.ts";

/** What goes to one address together, in the order in which the deliveries come. */
export function stopsOf(deliveries: readonly Delivery[]): Delivery[][] {
  return [
    ...groupBy(
      deliveries,
      ({ day, street, zip }) => `${day} ${zip} ${street.toLowerCase()}`,
    ).values(),
  ];
}
