/**
 * `npm run rotate-keys`: new keys for signing sessions and for scripts, with a day in which the old are
 * good, too. docs/upgrade.md has the steps.
 *
 *   npm run rotate-keys                 # used from an hour from now on; reload every process before
 *   npm run rotate-keys -- --in 5       # from five minutes from now on
 *   npm run rotate-keys -- --stolen     # at the next start, and the old ones are good for nothing
 */
import { parseArgs } from "node:util";
import { readEnv } from "#server/env.ts";
import { rotateSecrets } from "#server/secrets.ts";

try {
  const { values } = parseArgs({
    options: { in: { type: "string", default: "60" }, stolen: { type: "boolean", default: false } },
  });
  const minutes = Number(values.in);
  if (!(minutes >= 0 && minutes <= 1_440)) throw new Error("--in takes 0 to 1440 minutes.");
  const { dataDir } = readEnv(process.env);
  const from = new Date(Date.now() + minutes * 60_000);
  await rotateSecrets(dataDir, { from, dropOthers: values.stolen });
  console.log(
    values.stolen
      ? "New keys are in place. Restart every process now: the old keys work until each one restarts."
      : `New keys take effect at ${from.toISOString()}. Reload every process before then. The old keys work for one more day after that.`,
  );
  console.log("Scripts that use the secret key can find the new one in secrets.json.");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
