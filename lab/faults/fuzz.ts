/**
 * Strange requests for as long as wanted, from a seed that may be given to repeat a run. What they
 * find, once mended, belongs into lab/fuzz/corpus.json.
 */
import { openTarget } from "#lab/fuzz/run.ts";
import type { Fault } from "./fault.ts";

const perRound = 2_000;

/** Takes the seconds to go on for, and the first seed. */
export const fuzz: Fault = async ({ args, say }) => {
  const seconds = Number(args[0] ?? 60);
  const first = Number(args[1] ?? Math.floor(Date.now() / 1000) * 1000);
  const target = await openTarget();
  const end = Date.now() + seconds * 1000;
  let seed = first;
  let found = 0;
  while (Date.now() < end) {
    for (const finding of await target.fuzz(seed, perRound)) {
      found += 1;
      say(JSON.stringify(finding));
    }
    seed += perRound;
  }
  await target.close();
  return {
    words: `${seed - first} requests from seed ${first}: ${found} findings`,
    isKept: found === 0,
  };
};
