/** What the change of one price touches: the pages that are rendered, and the files that are written. */
import { cp, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { sample } from "#content/sample.ts";
import { openFolder } from "#server/database/pglite.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { readCatalogRows } from "#server/publish/catalog-rows.ts";
import { openPublishing } from "#server/publish/publish.ts";
import { seedCatalog } from "#server/publish/seed-catalog.ts";
import { chooseRelease } from "#server/releases/choose.ts";
import { codeVersion } from "#server/releases/code-version.ts";
import { openReleases } from "#server/releases/releases.ts";
import { listNames } from "#shop/lists.ts";
import { root } from "#tools/start/launch.mjs";
import { type Cell, figure, section, table } from "./report.ts";
import { inWorkspace, type Workspace } from "./workspace.ts";

/** One piece of each of the first five lists of the sample, from the middle of the list. */
const pieces = listNames
  .slice(0, 5)
  .map((list) => sample.products[list][Math.floor(sample.products[list].length / 2)]!);

export function benchPriceChanges() {
  return inWorkspace(3, async (workspace) => [await touched(workspace)]);
}

/** A row for each of five pieces. */
async function touched(workspace: Workspace): Promise<string> {
  const folder = join(workspace.folder, "price-changes");
  const built = resolve(root, process.env.BUILD_DIR || "build");
  for (const name of ["current", "releases", "objects", "renderers"]) {
    await cp(join(built, name), join(folder, name), { recursive: true });
  }
  const dataDir = join(workspace.folder, "price-changes-data");
  await mkdir(dataDir);
  const database = await openFolder(dataDir);
  await prepareDatabase(database);
  await seedCatalog(database);
  const rows = await database.transaction(readCatalogRows);
  await database.close();

  const releases = openReleases(folder);
  const current = async () => (await chooseRelease(releases, codeVersion())).release!;
  const { publish } = openPublishing(folder, codeVersion(), sample);
  const now = new Date();
  await publish(rows, now);
  const found: Cell[][] = [];
  for (const piece of pieces) {
    const { files: before } = await current();
    const product = rows.products.find(({ slug }) => slug === piece.slug)!;
    product.price_cents -= 100;
    rows.version += 1;
    const { rendered } = await publish(structuredClone(rows), now);
    const { files } = await current();
    const written = Object.keys(files).filter((path) => files[path]!.hash !== before[path]?.hash);
    const size = written.reduce((sum, path) => sum + (files[path]!.br ?? files[path]!).size, 0);
    found.push([
      piece.title,
      piece.category,
      rendered,
      written.length,
      `${figure(size / 1024)} KB`,
      kindsOf(written, piece.slug),
    ]);
  }
  return section(
    "What one price touches",
    `Of ${Object.keys((await current()).files).length} files of the sample's site; sizes as they are sent, in the quick compression.`,
    table(["piece", "list", "rendered", "files written", "together", "which"], found),
  );
}

/** "its own page, its list, 12 neighbors, /search-index.json". */
function kindsOf(files: readonly string[], slug: string): string {
  const pages = files.filter((path) => path.endsWith(".html")).map((path) => path.slice(0, -5));
  const own = pages.find((path) => path.endsWith(`/${slug}`))!;
  const list = own.slice(0, own.lastIndexOf("/"));
  const neighbors = pages.filter((path) => path !== own && path.startsWith(`${list}/`));
  const others = [
    ...pages.filter((path) => path !== own && path !== list && !neighbors.includes(path)),
    ...files.filter((path) => !/\.(html|data)$/.test(path) && !path.includes(slug)),
  ];
  const words = ["its own page and facts", pages.includes(list) ? "its list" : ""];
  if (neighbors.length > 0) words.push(`${neighbors.length} neighbors`);
  return [...words, ...others].filter(Boolean).join(", ");
}
