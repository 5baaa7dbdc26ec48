/**
 * `npm run faults`: breaks a store on purpose and prints what came of it; docs/reliability.md has
 * the figures of a run. Ends with status 1 when something was not as promised: an acknowledged lead
 * gone, a form that became two, a text that went twice, a store that did not open again, a site that is
 * a mixture of two releases, a page that says another price than its row.
 *
 *   npm run faults                     # everything that this machine allows
 *   npm run faults -- kill 20          # twenty rounds of kill -9 under load, on either database
 *   npm run faults -- worker 20        # the worker killed in the middle of 500 texts, likewise
 *   npm run faults -- cluster 10       # two servers and a worker behind nginx, restarted in turn
 *   npm run faults -- fuzz 300 12345   # strange requests for 300 seconds, from that seed on
 *   npm run faults -- releases 20      # kill -9 while releases of the site are written and switched to
 *   npm run faults -- attacks 10       # forms and sign-ins during each attack of 10 seconds
 *   npm run faults -- upgrade 1        # an upgrade under load, on either database: requests that fail
 *   npm run faults -- publishing 5     # kill -9 while prices are published, and of the one who publishes
 *   npm run faults -- pictures         # files that are none, uploaded; pages while ten bombs are read
 *   npm run faults -- clock | migration | twice | readonly | full | away
 *
 * `readonly`, `full` and `pictures` mount a small file system and need root; `away` needs Postgres's own programs,
 * `clock` Debian's libfaketime, `cluster` its nginx and a build; `pictures` a build, too.
 */
import { attack } from "./attacks.ts";
import { shiftClock } from "./clock.ts";
import { runCluster } from "./cluster/cluster.ts";
import { stopDatabase } from "./database-away.ts";
import { fullDisk, readOnlyDisk } from "./disks.ts";
import { type Fault, runFault } from "./fault.ts";
import { fuzz } from "./fuzz.ts";
import { killServer, killWorker } from "./kills.ts";
import { badPictures } from "./pictures.ts";
import { killPublishing } from "./publishing.ts";
import { killReleases } from "./releases.ts";
import { failMigration, startTwice } from "./starts.ts";
import { upgradeUnderLoad } from "./upgrade.ts";

const faults: Record<string, Fault> = {
  kill: killServer,
  worker: killWorker,
  clock: shiftClock,
  migration: failMigration,
  twice: startTwice,
  readonly: readOnlyDisk,
  full: fullDisk,
  away: stopDatabase,
  cluster: runCluster,
  releases: killReleases,
  publishing: killPublishing,
  attacks: attack,
  upgrade: upgradeUnderLoad,
  pictures: badPictures,
  fuzz,
};

const [wanted, ...args] = process.argv.slice(2);
if (wanted && !faults[wanted]) {
  throw new Error(`There is no fault ${wanted}, only ${Object.keys(faults).join(", ")}.`);
}
for (const [name, fault] of Object.entries(faults)) {
  if (wanted && wanted !== name) continue;
  const { words, isKept } = await runFault(name, fault, args);
  if (!isKept) process.exitCode = 1;
  console.log(`${name}: ${isKept ? "" : "BROKEN "}${words}`);
}
// The embedded database of the fuzzer's target keeps a process open after it was closed.
process.exit();
