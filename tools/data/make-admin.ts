/**
 * `npm run make-admin you@example.com`: gives an account the admin role. For the person who runs the store:
 * stop it first where it runs on the embedded database of DATA_DIR; with DATABASE_URL it may go on.
 */
import { readEnv } from "#server/env.ts";
import { StartError } from "#server/start-error.ts";
import { makeAdmin } from "./give-admin-role.ts";
import { withDatabase } from "./open-database.ts";

try {
  const [, , email] = process.argv;
  if (!email) throw new StartError("Name the account: npm run make-admin you@example.com");
  console.log(await withDatabase(readEnv(process.env), (database) => makeAdmin(database, email)));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
