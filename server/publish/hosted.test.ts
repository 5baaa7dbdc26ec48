import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sample } from "#content/sample.ts";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { createLog } from "#server/logging.ts";
import { createHostedPublisher } from "./hosted.ts";
import type { Publisher } from "./publisher.ts";
import { seedSampleShop } from "./seed-sample-shop.ts";
import { openPublishingFolder } from "./testing.ts";

let database: Database;
let opened: Awaited<ReturnType<typeof openPublishingFolder>>;
let publisher: Publisher;

/** A host that takes the site into a folder while its switch is on. */
const host = () => join(opened.folder, "host");
const start = (commandMs = 900_000) =>
  createHostedPublisher({
    database,
    root: opened.folder,
    buildDir: ".",
    code: opened.code,
    handOver: {
      folder: "export",
      command:
        'if test -e slow; then touch begun; sleep 900; fi; test -e open && rm -rf host && cp -R "$FOLDER" host && env > variables && echo "$RELEASE" > id',
    },
    commandMs,
    log: createLog("error", () => undefined),
    tryAgainMs: 100,
  });

beforeAll(async () => {
  vi.stubEnv("SUPABASE_SECRET_KEY", "sb_secret_of_the_store");
  database = await openTestDatabase();
  await seedSampleShop(database);
  opened = await openPublishingFolder();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await publisher.stop();
  await opened.remove();
  await database.close();
});

const soon = { timeout: 150_000, interval: 50 };
const publications = async () =>
  (
    await database.transaction((tx) =>
      tx.query(
        "select published_at is not null as live, error from public.publications order by version",
      ),
    )
  ).rows;

test("what the host does not take is told, tried again, and live once it has it", {
  tags: "long",
}, async () => {
  publisher = start();
  await publisher.start();
  expect(await publications()).toEqual([
    {
      live: false,
      error: expect.stringContaining("didn’t take them: PUBLISH_COMMAND ended with 1"),
    },
  ]);
  expect(existsSync(host())).toBe(false);
  await publisher.stop();

  // Not forgotten over a restart, although the release is made.
  publisher = start();
  await publisher.start();
  expect(existsSync(host())).toBe(false);
  writeFileSync(join(opened.folder, "open"), "");
  await vi.waitFor(
    async () => expect(await publications()).toEqual([{ live: true, error: null }]),
    soon,
  );
  expect(readFileSync(join(host(), "deals/bedroom.html"), "utf8")).toContain("Bedroom Set Deals");
  expect(readFileSync(join(host(), "_headers"), "utf8")).toContain("/assets/*");
  expect(readFileSync(join(opened.folder, "id"), "utf8").trim()).toBe((await opened.current()).id);
  const variables = readFileSync(join(opened.folder, "variables"), "utf8");
  expect(variables).toContain("RELEASE=");
  expect(variables).not.toContain("sb_secret_of_the_store");
});

test("each later change is handed over by itself", { tags: "long" }, async () => {
  const { id } = sample.products.bedroom[0]!;
  await database.transaction((tx) =>
    tx.query("update public.products set price_cents = 45600 where id = $1", [String(id)]),
  );
  const live = () => readFileSync(join(host(), "live.json"), "utf8");
  await vi.waitFor(() => expect(live()).toContain("45600"), soon);
});

/** The newest of them. */
const newest = async () => (await publications()).at(-1);
const slow = () => join(opened.folder, "slow");
const price = (cents: number) =>
  database.transaction((tx) =>
    tx.query("update public.products set price_cents = $1 where id = $2", [
      cents,
      String(sample.products.bedroom[0]!.id),
    ]),
  );

test("a command that does not end is ended and told, holds up no stop, and what came since is handed over", {
  tags: "long",
}, async () => {
  writeFileSync(slow(), "");
  await publisher.stop();
  publisher = start(2_000);
  await publisher.start();
  await price(45_500);
  await vi.waitFor(
    async () =>
      expect(await newest()).toEqual({
        live: false,
        error: expect.stringContaining("did not end within 2 seconds and was ended"),
      }),
    soon,
  );
  await publisher.stop();
  rmSync(join(opened.folder, "begun"));
  publisher = start();
  const starting = publisher.start();
  await vi.waitFor(() => expect(existsSync(join(opened.folder, "begun"))).toBe(true), soon);
  // Before the command ends by itself, which is after the time that a test has.
  await publisher.stop();
  await starting;
  rmSync(slow());
  publisher = start();
  await publisher.start();
  expect(await newest()).toEqual({ live: true, error: null });
});
