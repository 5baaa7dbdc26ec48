import type { Calendar } from "#shop/delivery.ts";
import type { DeliveryZone } from "#shop/delivery-zone.ts";
import type { Shop } from "#shop/shop.ts";
import type { Snapshot } from "#shop/snapshot.ts";

/** What is asked of delivery to a ZIP code: /products/delivery.json. */
export interface DeliveryFacts extends Calendar, Pick<Shop, "freeDeliveryFromCents"> {
  zones: readonly DeliveryZone[];
}

/** For the loader of files about products: a route of its own would be named on every page. */
export function deliveryFacts({ deliveryZones, shop, specialDays }: Snapshot): DeliveryFacts {
  return {
    zones: deliveryZones,
    freeDeliveryFromCents: shop.freeDeliveryFromCents,
    showrooms: shop.showrooms.map(({ id, hours }) => ({ id, hours })),
    specialDays,
  };
}
