/** What becomes of times and sizes as leads and products get many. */
import { benchCatalog } from "./growth-catalog.ts";
import { benchLeads } from "./growth-leads.ts";
import { inWorkspace } from "./workspace.ts";

const minutesForLeads = 10;
const minutesForCatalog = 10;

/** The two sections, each as soon as it is there. */
export async function* benchGrowth({ sizes, runs }: { sizes: number[]; runs: number }) {
  yield await inWorkspace(minutesForLeads, (workspace) => benchLeads(workspace, sizes));
  yield await inWorkspace(minutesForCatalog, (workspace) => benchCatalog(workspace, runs));
}
