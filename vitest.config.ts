import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const shared = {
  environment: "node",
  setupFiles: "server/database/leaks.setup.ts",
  // Tests wait for what gives way to visitors.
  env: { HELPER_NICENESS: "0" },
  // What hangs is ended; a busy machine alone does not come near.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

const tests = "{app,content,lab,server,shop,supabase,tools}/**/*.test.{ts,tsx}";
const all = globSync(tests);
const saying = (words: RegExp) => all.filter((file) => words.test(readFileSync(file, "utf8")));

/** What replaces a module would replace it for the files after it, too. */
const replacing = saying(/\bvi\.(mock|doMock|resetModules)\b|\bprocess\.env\b.* = /);

/** They read what the build made, and run after it. */
const ofSite = saying(/\b(openPublishingFolder|builtRenderer|programEnv|BUILD_DIR)\b/);

const without = (files: string[], others: string[]) =>
  files.filter((file) => !others.includes(file));
/** What a build bakes into the pages. */
const settings = {
  supabaseUrl: "https://store.example",
  publishableKey: "sb_publishable_store",
  siteUrl: "https://store.example",
};
const project = (name: string, include: string[], more = {}) => ({
  define: { __PUBLIC_SETTINGS__: JSON.stringify(settings) },
  test: { ...shared, name, include, ...more },
});

export default defineConfig({
  test: {
    tags: [{ name: "long", description: "Takes more time than a change waits for." }],
    globalSetup: "server/database/global.setup.ts",
    // Some of them wait for other processes and for the disk; fewer would leave a core idle.
    maxWorkers: availableParallelism() + 2,
    projects: [
      project("together", [tests], {
        exclude: [...replacing, ...ofSite],
        // Loading the modules anew for each file would take more time than the tests.
        isolate: false,
      }),
      project("alone", without(replacing, ofSite)),
      project("site", ofSite),
    ],
  },
});
