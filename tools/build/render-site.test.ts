/** @module-tag long */
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestDatabase } from "#server/database/testing.ts";
import { readPublishedRows } from "#server/publish/published-rows.ts";
import { savedRowsPath } from "#server/publish/saved-rows.ts";
import { seedSampleShop } from "#server/publish/seed-sample-shop.ts";
import { builtRenderer } from "#server/publish/testing.ts";
import { renderSite } from "./render-site.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-render-"));
  const server = join(folder, "work/server/index.js");
  await mkdir(dirname(server), { recursive: true });
  await symlink(builtRenderer, server);
  vi.stubEnv("PAGES", "few");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test("a build leaves out a product that newer code makes no page of, and has it published again", async () => {
  const database = await openTestDatabase();
  await seedSampleShop(database);
  const rows = await database.transaction(readPublishedRows);
  await database.close();
  const broken = rows.products.find(({ list }) => list === "bedroom")!;
  const other = rows.products.find(({ list, id }) => list === "bedroom" && id !== broken.id)!;
  broken.pieces = [null] as never;
  await writeFile(savedRowsPath(folder), JSON.stringify({ ...rows, taken_at: "2026-01-01" }));
  const said = vi.spyOn(console, "error").mockReturnValue();
  const { catalog } = await renderSite(folder, join(folder, "work"));
  expect(said.mock.calls.join()).toContain(`/deals/bedroom/${broken.slug} could not be rendered`);
  expect(catalog).toMatchObject({ database: null, version: rows.version });
  const client = join(folder, "work/client");
  expect(await readFile(join(client, "deals/bedroom.html"), "utf8")).toContain(other.title);
  const files = await readdir(client, { recursive: true });
  expect(files.filter((file) => file.includes(broken.slug))).toEqual([]);
  // What no product is to blame for stops the build.
  rows.packages[0]!.materials = null as never;
  await writeFile(savedRowsPath(folder), JSON.stringify({ ...rows, taken_at: "2026-01-01" }));
  await expect(renderSite(folder, join(folder, "work"))).rejects.toThrow("/package-deals/");
});
