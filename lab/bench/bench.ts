/**
 * `npm run bench [NAME…]`: measures, and writes what it finds into lab/results/. lab/README.md says which
 * program answers which question. Needs a build. Numbers vary with the machine and with what else it does:
 * compare within one table.
 */
import { type Report, writeReport } from "../report.ts";
import { inWorkspace, type Workspace } from "../workspace.ts";
import { benchAssociate } from "./associate.ts";
import { benchBytes } from "./bytes.ts";
import { benchFiles } from "./files.ts";
import { benchFirstStart } from "./first-start.ts";
import { benchInteractions } from "./interactions.ts";
import { benchLeads } from "./leads.ts";
import { benchOwner } from "./owner.ts";
import { benchPages } from "./pages.ts";
import { benchPresses } from "./presses.ts";
import { benchPublish } from "./publish.ts";
import { benchReports } from "./reports.ts";
import { benchSales } from "./sales.ts";
import { benchServer } from "./server.ts";
import { names, type Settings, settings } from "./settings.ts";
import { benchSetup } from "./setup.ts";
import { benchShopper } from "./shopper.ts";
import { benchSize } from "./size.ts";
import { benchTruck } from "./truck.ts";
import { benchVisitors } from "./visitors.ts";

type Bench = (workspace: Workspace, settings: Settings) => Promise<Report>;
const benches: Record<string, Bench> = {
  bytes: benchBytes,
  pages: benchPages,
  interactions: benchInteractions,
  server: benchServer,
  presses: benchPresses,
  files: benchFiles,
  publish: benchPublish,
  leads: benchLeads,
  sales: benchSales,
  reports: benchReports,
  "first-start": benchFirstStart,
  owner: benchOwner,
  associate: benchAssociate,
  shopper: benchShopper,
  setup: benchSetup,
  truck: benchTruck,
  size: benchSize,
  visitors: benchVisitors,
};

const usual = ["bytes", "pages", "interactions", "server"];
for (const name of names.length > 0 ? names : usual) {
  const bench = benches[name];
  if (!bench)
    throw new Error(`There is no bench ${name}, only ${Object.keys(benches).join(", ")}.`);
  const report = await inWorkspace((workspace) => bench(workspace, settings));
  console.log(`${await writeReport(name, report)}\n`);
}
process.exit();
