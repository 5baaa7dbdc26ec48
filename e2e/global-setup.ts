/** Makes one store with the database migrated, the admin's account and the build's pages, for every worker to copy. */
import { rm } from "node:fs/promises";
import { freePort } from "#tools/test/free-port.mjs";
import { fillDataFolder } from "../server/database/testing.ts";
import { dataOf, linkPages, makeFolder, startServer, waitForExit } from "./fixtures.ts";

export default async function globalSetup() {
  const folder = await makeFolder("template-");
  await fillDataFolder(dataOf(folder));
  await linkPages(process.env.BUILD_DIR || "build", folder);
  const server = await startServer(folder, await freePort());
  await waitForExit(server, "SIGTERM");
  process.env.STORE_TEMPLATE = folder;
  return () => rm(folder, { recursive: true, force: true });
}
