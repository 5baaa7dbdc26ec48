import { defineConfig } from "vitest/config";

const shared = {
  environment: "node",
  // Opening an embedded database takes seconds on a busy machine.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    globalSetup: "server/database/template.setup.ts",
    // The default leaves one core idle: half of them, on the machine that CI has.
    maxWorkers: "100%",
    // Embedded Postgres is a large program that every file starts: optimising it costs more than it saves.
    execArgv: ["--liftoff-only"],
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["{app,server,scripts,worker}/**/*.test.{ts,tsx}"],
        },
      },
      { test: { ...shared, name: "policy", include: ["supabase/tests/**/*.test.ts"] } },
    ],
  },
});
