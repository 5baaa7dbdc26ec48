import { snapshotOf } from "#app/site/snapshot.server.ts";
import type { Calendar } from "#shop/delivery.ts";
import type { DeliveryZone } from "#shop/delivery-zone.ts";
import type { Shop } from "#shop/shop.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import type { Route } from "./+types/delivery-file";

/** What is asked of delivery to a ZIP code: /delivery.json. */
export interface DeliveryFacts extends Calendar, Pick<Shop, "freeDeliveryFromCents"> {
  zones: readonly DeliveryZone[];
}

export function loader({ context }: Route.LoaderArgs) {
  return Response.json(deliveryFacts(snapshotOf(context)));
}

/** What the file says. */
export function deliveryFacts({ deliveryZones, shop, specialDays }: Snapshot): DeliveryFacts {
  return {
    zones: deliveryZones,
    freeDeliveryFromCents: shop.freeDeliveryFromCents,
    showrooms: shop.showrooms.map(({ id, hours }) => ({ id, hours })),
    specialDays,
  };
}
