/** In every test file: a database that is still open at its end fails it. */

import { afterAll, expect } from "vitest";
import { closeShared, stillOpen } from "./open-databases.ts";

afterAll(async () => {
  await closeShared();
  expect([...stillOpen.values()], "databases that the file left open").toEqual([]);
});
