/** In every test file: a database that is still open at its end fails it, and what was replaced is put back. */

import { afterAll, expect, vi } from "vitest";
import { closeSharedDatabases, openDatabases } from "./open-databases.ts";

afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await closeSharedDatabases();
  expect([...openDatabases.values()], "databases that the file left open").toEqual([]);
});
