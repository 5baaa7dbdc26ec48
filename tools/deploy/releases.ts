/**
 * The releases that are kept, and going back to one:
 *
 *   npm run releases                 # lists them, newest first
 *   npm run releases -- use <id>     # serves that one, within a second
 *   npm run releases -- adopt <dir>  # takes over what was built elsewhere, as a new image of the store
 *
 * An id may be given by its number alone.
 */
import { copyFile, mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { rendererPath } from "#server/publish/saved-rows.ts";
import { chooseRelease } from "#server/site/choose-release.ts";
import { codeVersion } from "#server/site/code-version.ts";
import type { Manifest } from "#server/site/manifest.ts";
import { openReleases } from "#server/site/releases.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = resolve(root, process.env.BUILD_DIR || "build");
const store = openReleases(folder);
const [verb, wanted, ...rest] = process.argv.slice(2);

try {
  if (verb === undefined) await list();
  else if (verb === "use" && wanted && rest.length === 0) await use(wanted);
  else if (verb === "adopt" && wanted && rest.length === 0) await adopt(resolve(root, wanted));
  else throw new Error("Usage: npm run releases, or npm run releases -- use <id> | adopt <dir>");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function list(): Promise<void> {
  const [{ releases, damaged }, current] = await Promise.all([store.list(), store.currentId()]);
  if (releases.length === 0) console.log(`There’s no release in ${folder} yet. Run npm run build.`);
  for (const release of releases) {
    const { id, createdAt, madeBy, code, files } = release;
    const facts = [
      new Date(createdAt).toLocaleString("en-US"),
      `by ${madeBy}`,
      `${Object.keys(files).length} files`,
      ...(code === codeVersion() ? [] : [`for other code (${code})`]),
    ];
    console.log(`${id === current ? "*" : " "} ${id}  ${facts.join(", ")}`);
  }
  for (const { id, reason } of damaged) console.log(`! ${id}  can’t be served: ${reason}`);
}

/** The scripts and pictures of what was served before stay, for pages that are open. */
async function adopt(from: string): Promise<void> {
  const other = openReleases(from);
  const { release } = await chooseRelease(other, codeVersion());
  if (!release) throw new Error(`There’s no release in ${from}.`);
  const { code, inputs, siteUrl, headers, catalog, files } = release;
  const { releases } = await store.list();
  let adopted = releases.find((mine) => mine.code === code && mine.inputs === inputs);
  if (!adopted) {
    const renderer = rendererPath(folder, inputs);
    await mkdir(dirname(renderer), { recursive: true });
    await copyFile(rendererPath(from, inputs), renderer).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
    const about = { madeBy: `adopting ${release.id}`, code, inputs, siteUrl, headers, catalog };
    adopted = await store.write({
      ...about,
      files: Object.entries(files).map(([path, { hash }]) => ({
        ...{ path, file: other.objects.pathOf(hash) },
      })),
    });
  }
  if ((await store.currentId()) !== adopted.id) await store.switchTo(adopted.id);
  console.log(`Now serving release ${adopted.id}.`);
}

async function use(given: string): Promise<void> {
  const { releases, damaged } = await store.list();
  const isMeant = ({ id, number }: Pick<Manifest, "id" | "number">) =>
    id === given || String(number) === given;
  const release = releases.find(isMeant);
  if (!release) {
    const broken = damaged.find(({ id }) => id === given || id.startsWith(given.padStart(6, "0")));
    throw new Error(
      broken
        ? `Release ${broken.id} can’t be served: ${broken.reason}. Still serving the previous one.`
        : `There’s no release ${given}. npm run releases lists the ones you have.`,
    );
  }
  await store.switchTo(release.id);
  console.log(`Now serving release ${release.id}.`);
  if (release.code !== codeVersion()) {
    console.log(
      "It was built by different code, so a server running this code won’t show it. Check out that code (git checkout), then run npm start.",
    );
  }
}
