/** Prints the catalogue as JSON for the studio. */
import { bedroomDeals } from "../app/content/bedroom.ts";
import { clearanceItems } from "../app/content/clearance.ts";
import { diningRoomDeals } from "../app/content/dining-room.ts";
import { inStoreSpecials } from "../app/content/in-store.ts";
import { livingRoomDeals } from "../app/content/living-room.ts";
import { mattresses } from "../app/content/mattresses.ts";
import { packages } from "../app/content/packages.ts";

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
