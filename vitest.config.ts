import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const shared = {
  environment: "node",
  setupFiles: "server/database/leaks.setup.ts",
  // Opening an embedded database takes seconds on a busy machine.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** What replaces a module, a global or the time would replace it for the files after it, too. */
const replacing = globSync("{app,shop,content,server,tools,lab}/**/*.test.{ts,tsx}").filter(
  (file) => /\bvi\.(?!(fn|waitFor)\b)|\bprocess\.env\b.* = /.test(readFileSync(file, "utf8")),
);

/** They test a test, or make a table of what others test: on Postgres only those others run again. */
const onceOnly = process.env.TEST_DATABASE_URL
  ? ["supabase/tests/rights-mistakes.test.ts", "server/auth/factors/matrix.test.ts"]
  : [];

export default defineConfig({
  test: {
    globalSetup: "server/database/global.setup.ts",
    // Some of them wait for other processes and for the disk; fewer would leave a core idle.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        test: {
          ...shared,
          name: "together",
          include: [
            "app/**/*.test.{ts,tsx}",
            "{shop,content,server,tools,lab,supabase}/**/*.test.ts",
          ],
          exclude: [...replacing, ...onceOnly],
          // Loading the modules anew for each file would take more time than the tests.
          isolate: false,
        },
      },
      { test: { ...shared, name: "alone", include: replacing } },
    ],
  },
});
