/** Vitest's global setup: one process makes the prepared database before many want it. */

import { makeTemplate } from "./testing.ts";

export async function setup(): Promise<void> {
  await makeTemplate();
}
