import { snapshotOf } from "#app/site/snapshot.server.ts";
import type { Calendar } from "#shop/delivery.ts";
import type { DeliveryZone } from "#shop/delivery-zone.ts";
import type { Shop, Showroom } from "#shop/shop.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import type { Route } from "./+types/delivery-file";

/** What is asked of delivery to a ZIP code: /delivery.json. */
export interface DeliveryFacts extends Calendar, Pick<Shop, "freeDeliveryFromCents" | "phone"> {
  zones: readonly DeliveryZone[];
  showrooms: readonly Pick<Showroom, "id" | "hours" | "name" | "city">[];
}

export function loader({ context }: Route.LoaderArgs) {
  return Response.json(deliveryFacts(snapshotOf(context)));
}

/** What the file says. */
export function deliveryFacts({
  deliveryZones,
  fullDeliveryDays,
  shop,
  specialDays,
}: Snapshot): DeliveryFacts {
  return {
    zones: deliveryZones.map((zone, at) => {
      const fullDays = fullDeliveryDays[at] ?? [];
      return fullDays.length > 0 ? { ...zone, fullDays } : zone;
    }),
    freeDeliveryFromCents: shop.freeDeliveryFromCents,
    phone: shop.phone,
    showrooms: shop.showrooms.map(({ id, hours, name, city }) => ({ id, hours, name, city })),
    specialDays,
  };
}
