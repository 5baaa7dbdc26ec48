/** Prints the catalog as JSON for the studio. */

import { packages } from "#content/packages.ts";
import { bedroomDeals } from "#content/products/bedroom.ts";
import { clearanceItems } from "#content/products/clearance.ts";
import { diningRoomDeals } from "#content/products/dining-room.ts";
import { inStoreSpecials } from "#content/products/in-store.ts";
import { livingRoomDeals } from "#content/products/living-room.ts";
import { mattresses } from "#content/products/mattresses.ts";

const all = [
  ...bedroomDeals,
  ...livingRoomDeals,
  ...diningRoomDeals,
  ...clearanceItems,
  ...mattresses,
  ...inStoreSpecials,
  ...packages.map((p) => ({ ...p, category: "packages", type: "package", pieces: [] })),
];
process.stdout.write(JSON.stringify(all));
