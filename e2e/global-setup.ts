/** Makes one data folder with the database migrated and the admin's account, for every worker to copy. */
import { rm } from "node:fs/promises";
import { freePort } from "#tools/harness/free-port.mjs";
import { fillDataFolder } from "../server/database/testing.ts";
import { ended, makeFolder, startServer } from "./fixtures.ts";

export default async function globalSetup() {
  const folder = await makeFolder("template-");
  await fillDataFolder(folder);
  const server = await startServer(folder, await freePort());
  await ended(server, "SIGTERM");
  process.env.STORE_TEMPLATE = folder;
  return () => rm(folder, { recursive: true, force: true });
}
