/** In every test file: a database that is still open at its end fails it. */

import { afterAll, expect } from "vitest";
import { closeSharedDatabases, openDatabases } from "./open-databases.ts";

afterAll(async () => {
  await closeSharedDatabases();
  expect([...openDatabases.values()], "databases that the file left open").toEqual([]);
});
