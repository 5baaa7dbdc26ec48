/**
 * Strange requests for as long as wanted, from a seed that may be given to repeat a run:
 *
 *   node_modules/.bin/node tools/faults/fuzz.ts 300        # seconds
 *   node_modules/.bin/node tools/faults/fuzz.ts 300 12345  # from that seed on
 *
 * What it finds, once mended, belongs into server/fuzz/corpus.json.
 */
import { openTarget } from "#server/fuzz/run.ts";

const seconds = Number(process.argv[2] ?? 60);
const first = Number(process.argv[3] ?? Math.floor(Date.now() / 1000) * 1000);
const perRound = 2_000;

const target = await openTarget();
const end = Date.now() + seconds * 1000;
let seed = first;
let found = 0;
while (Date.now() < end) {
  for (const finding of await target.fuzz(seed, perRound)) {
    found += 1;
    console.log(JSON.stringify(finding));
  }
  seed += perRound;
}
console.log(`${seed - first} requests from seed ${first}: ${found} findings`);
await target.close();
process.exitCode = found > 0 ? 1 : 0;
