import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  outputDir: "../.cache/stories",
  fullyParallel: true,
  // Two cores, and one more: stories wait for texts, notices and publications as well.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A story that fails once in a while is a mistake of the page or of the story.
  retries: 0,
  globalSetup: "./global-setup.ts",
  // The one that builds a site of its own begins, so that the others run beside it.
  projects: [
    { name: "hosted", testDir: "hosted" },
    { name: "shop", testIgnore: "hosted/**" },
  ],
  // Each wait is for something that happens; on a busy machine that may come late.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    // A press on what never shows would hold the run up for ten minutes.
    actionTimeout: 180_000,
    // It would answer what a story intercepts; e2e/offline.spec.ts lets it in.
    serviceWorkers: "block",
    // A frame of an animation is a tenth of the run's time; stories about menus and dialogs have it on.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium-headless-shell",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
    // Recording every step takes a third of the time. To see a failure: npm run e2e -- --trace retain-on-failure
    trace: "off",
  },
});
