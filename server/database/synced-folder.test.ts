import fs from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, test, vi } from "vitest";
import { SyncedFolder, syncedParameters } from "./synced-folder.ts";
import { fillDataFolder } from "./testing.ts";

test("every commit reaches the disk before it is acknowledged", { tags: "long" }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "store-synced-"));
  await fillDataFolder(dataDir);
  const sync = vi.spyOn(fs, "fdatasyncSync");
  const pglite = await PGlite.create({
    fs: new SyncedFolder(join(dataDir, "postgres")),
    startParams: syncedParameters(PGlite.defaultStartParams),
  });
  const insert = () =>
    pglite.query("insert into auth.rate_limits (key) values (gen_random_uuid())");
  for (let commits = 0; commits < 5; commits += 1) {
    const before = sync.mock.calls.length;
    await insert();
    expect(sync.mock.calls.length).toBeGreaterThan(before);
  }
  const before = sync.mock.calls.length;
  await pglite.query("checkpoint");
  expect(sync.mock.calls.length).toBeGreaterThan(before + 1);

  sync.mockImplementation(() => {
    throw new Error("EIO");
  });
  await expect(insert()).rejects.toThrow();
  sync.mockRestore();
  await pglite.close().catch(() => undefined);
  await rm(dataDir, { recursive: true });
});
