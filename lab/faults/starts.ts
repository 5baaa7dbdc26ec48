/** Starts that must be refused: over a migration that fails, and on a folder that is open already. */
import { cp, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "#tools/start/launch.mjs";
import { load, newLedger } from "../leads.ts";
import { adminVariables, end, openStore, start } from "../store.ts";
import { counted, type Fault, onBoth } from "./fault.ts";

const program = ["app", "shop", "content", "server", "supabase", "package.json"];

/** In a copy of the program, so that a migration can fail in it. */
export const failMigration: Fault = async (context) => {
  const copy = join(context.folder, "copy");
  for (const name of program) await cp(join(root, name), join(copy, name), { recursive: true });
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  const main = join(copy, "server/main.ts");
  const file = join(copy, "supabase/migrations/20990101000000_half_way.sql");
  const good =
    "create table public.half_way (id int); update public.lenders set position = position;";
  return onBoth(context, async (variables) => {
    await rm(file, { force: true });
    const ledger = newLedger();
    const before = await start(variables, main);
    const traffic = load(before, ledger, 4);
    await sleep(1_000);
    await traffic.stop();
    await end(before, "SIGTERM");

    await writeFile(file, `${good} alter table public.financing_leads drop column nothing;`);
    const refused = await start(variables, main);
    await writeFile(file, good);
    const mended = await start({ ...variables, ...adminVariables }, main);
    const outcome = await counted(
      mended,
      ledger,
      (found) =>
        `refused with status ${refused.child.exitCode}: ${refused.errors.trim()} After mending it: open, ${found}`,
      !refused.origin && refused.child.exitCode === 1,
    );
    await end(mended, "SIGTERM");
    return outcome;
  });
};

/** Three more starts on a folder that is open and taking leads. */
export const startTwice: Fault = async ({ folder }) => {
  const ledger = newLedger();
  const variables = { DATA_DIR: join(folder, "data") };
  const first = await openStore(variables);
  const traffic = load(first, ledger);
  const rivals = await Promise.all([1, 2, 3].map(() => start(variables)));
  const refused = rivals.filter(({ origin, errors }) => !origin && /already open/.test(errors));
  await traffic.stop();
  const outcome = await counted(
    first,
    ledger,
    (found) => `${refused.length} of 3 further starts on the folder refused; meanwhile ${found}`,
    refused.length === 3,
  );
  await end(first, "SIGTERM");
  return outcome;
};
