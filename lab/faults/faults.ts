/**
 * `npm run faults [NAME…]`: breaks a store on purpose, prints what came of it and writes it into
 * lab/results/; lab/README.md names the faults and what each takes. Ends with status 1 when something was
 * not as promised: an acknowledged lead gone, a form that became two, a text that went twice, a store that
 * did not open again, a site that is a mixture of two releases, a page that says another price than its row.
 */
import { writeReport } from "../report.ts";
import { inWorkspace } from "../workspace.ts";
import { attack } from "./attacks.ts";
import { shiftClock } from "./clock.ts";
import { runCluster } from "./cluster/cluster.ts";
import { stopDatabase } from "./database-away.ts";
import { fullDisk, readOnlyDisk } from "./disks.ts";
import { fallPrices } from "./falling.ts";
import type { Context, Fault } from "./fault.ts";
import { fuzz } from "./fuzz.ts";
import { killServer } from "./kill-server.ts";
import { killWorker } from "./kill-worker.ts";
import { badPictures } from "./pictures.ts";
import { killPublishing } from "./publishing.ts";
import { killReleases } from "./releases.ts";
import { frozenPublishing, halfOpen, lostNotification } from "./silence.ts";
import { failMigration, startTwice } from "./starts.ts";
import { runUnits } from "./units.ts";
import { upgradeUnderLoad } from "./upgrade.ts";

const faults: Record<string, Fault> = {
  kill: killServer,
  worker: killWorker,
  clock: shiftClock,
  migration: failMigration,
  twice: startTwice,
  units: runUnits,
  readonly: readOnlyDisk,
  full: fullDisk,
  away: stopDatabase,
  "half-open": halfOpen,
  notification: lostNotification,
  frozen: frozenPublishing,
  cluster: runCluster,
  releases: killReleases,
  publishing: killPublishing,
  attacks: attack,
  upgrade: upgradeUnderLoad,
  pictures: badPictures,
  falling: fallPrices,
  fuzz,
};

const [wanted, ...args] = process.argv.slice(2);
if (wanted && !faults[wanted]) {
  throw new Error(`There is no fault ${wanted}, only ${Object.keys(faults).join(", ")}.`);
}
for (const [name, fault] of Object.entries(faults)) {
  if (wanted && wanted !== name) continue;
  const said: string[] = [];
  const say = (line: string) => {
    said.push(`- ${line}`);
    console.log(`${name}: ${line}`);
  };
  const { words, isKept } = await inWorkspace((workspace) =>
    fault({ ...workspace, args, say } satisfies Context),
  );
  if (!isKept) process.exitCode = 1;
  const verdict = isKept ? "Every promise was kept." : "BROKEN.";
  const title = `Fault: ${[name, ...args].join(" ")}`;
  const body = [verdict, ...(said.length > 0 ? [said.join("\n")] : []), words];
  console.log(await writeReport(name, { title, body }));
}
// The embedded database of the fuzzer's target keeps a process open after it was closed.
process.exit();
