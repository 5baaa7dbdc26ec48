import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const shared = {
  environment: "node",
  setupFiles: "server/database/leaks.setup.ts",
  // Opening an embedded database takes seconds on a busy machine.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    globalSetup: "server/database/global.setup.ts",
    // Some of them wait for other processes and for the disk; the default would leave a core idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["{app,content,server,tools}/**/*.test.{ts,tsx}"],
        },
      },
      { test: { ...shared, name: "policy", include: ["supabase/tests/**/*.test.ts"] } },
    ],
  },
});
