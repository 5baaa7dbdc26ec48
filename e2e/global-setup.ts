/** Makes one data folder with the database migrated and the admin's account, for every worker to copy. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ended, freePort, startServer } from "./fixtures.ts";

export default async function globalSetup() {
  const folder = await mkdtemp(join(tmpdir(), "store-template-"));
  const server = await startServer(folder, await freePort());
  await ended(server, "SIGTERM");
  process.env.STORE_TEMPLATE = folder;
  return () => rm(folder, { recursive: true, force: true });
}
