/** What becomes of times and sizes as leads and products get many. */
import { benchCatalogue } from "./growth-catalogue.ts";
import { benchLeads } from "./growth-leads.ts";
import { inPlace } from "./place.ts";

const minutesForLeads = 10;
const minutesForCatalogue = 10;

/** The two sections, each as soon as it is there. */
export async function* benchGrowth({ sizes, runs }: { sizes: number[]; runs: number }) {
  yield await inPlace(minutesForLeads, (place) => benchLeads(place, sizes));
  yield await inPlace(minutesForCatalogue, (place) => benchCatalogue(place, runs));
}
