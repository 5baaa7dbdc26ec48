/**
 * `npm run build`: makes the pictures and the site, writes a release beside what is served, and switches
 * to it. With `--if-needed`, as `npm start` calls it, only when no release was made from the same.
 */
import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { publicSettings } from "#app/lib/public-settings.ts";
import { takeLock } from "#server/database/lock-file.ts";
import { madePictureFiles } from "#server/publish/owners-pictures.ts";
import { readSavedRows, rendererPath } from "#server/publish/saved-rows.ts";
import { withoutSecrets } from "#server/secret-settings.mjs";
import { chooseRelease } from "#server/site/choose-release.ts";
import { codeVersion } from "#server/site/code-version.ts";
import { releaseFromFolder } from "#server/site/release-from-folder.ts";
import { openReleases } from "#server/site/releases.ts";
import { buildInputs } from "./inputs.ts";
import { renderSite } from "./render-site.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = resolve(root, process.env.BUILD_DIR || "build");
const isIfNeeded = process.argv.includes("--if-needed");
const store = openReleases(folder);
const code = codeVersion();

const lock = await lockBuild();
try {
  if (!isIfNeeded || !(await reuse())) await build();
} catch (error) {
  process.exitCode = await explain(error as Error);
} finally {
  lock.release();
}

/** One build at a time: they share the folder that they work in. */
async function lockBuild() {
  await mkdir(folder, { recursive: true });
  const path = join(folder, ".build-lock");
  let lock = takeLock(path);
  if (!lock) console.log("Another process is building the site; waiting for it…");
  while (!lock) {
    await sleep(200);
    lock = takeLock(path);
  }
  return lock;
}

/** Serves what was made from the same, if there is any. */
async function reuse(): Promise<boolean> {
  const inputs = buildInputs(root);
  const { release, releases } = await chooseRelease(store, code);
  if (
    release?.code === code &&
    releases.some((other) => other.code === code && other.inputs === inputs)
  ) {
    if ((await store.currentId()) !== release.id) await store.switchTo(release.id);
    return true;
  }
  const same = releases.find((other) => other.inputs === inputs);
  if (!same) return false;
  // Only code changed that no page is made from.
  const { headers, catalog } = same;
  const { siteUrl } = publicSettings(process.env);
  const about = { madeBy: "npm start", code, inputs, siteUrl, headers, catalog };
  const { id } = await store.write({ ...about, from: same, files: [] });
  await store.switchTo(id);
  return true;
}

async function build(): Promise<void> {
  console.log("Building the site…");
  await run(process.execPath, ["tools/build/images.ts"]);
  // Taken at the beginning: a file that is changed during the build belongs to the next one.
  const inputs = buildInputs(root);
  await run("react-router", ["build"]);
  const work = join(folder, "work");
  await releaseFromFolder(folder, join(work, "client"), {
    ...(await renderSite(folder, work)),
    more: madePictureFiles(folder, await readSavedRows(folder)),
    renderer: { from: join(work, "server/index.js"), to: rendererPath(folder, inputs) },
    code,
    madeBy: "npm run build",
    inputs,
    siteUrl: publicSettings(process.env).siteUrl,
  });
}

/** Says what a failed build means for the shop; with a release to serve, a start goes on. */
async function explain({ message }: Error): Promise<number> {
  console.error(message);
  const { release, fits } = await chooseRelease(store, code);
  if (!release) {
    console.error("The build failed, and there is no release to serve.");
    return 1;
  }
  console.error(
    fits
      ? `The build failed and changed nothing: release ${release.id} is served.`
      : `The build failed and changed nothing. Release ${release.id} is served, but it was made by other code and may not fit: mend the build, or go back to the code before.`,
  );
  return isIfNeeded ? 0 : 1;
}

/** Runs a step; what it says is shown only when it fails, or when somebody asked for a build. */
function run(command: string, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const stdio = isIfNeeded ? "pipe" : "inherit";
    const child = spawn(command, args, { cwd: root, stdio, env: withoutSecrets(process.env) });
    let said = "";
    child.stdout?.on("data", (chunk) => (said += chunk));
    child.stderr?.on("data", (chunk) => (said += chunk));
    child.once("error", fail);
    child.once("exit", (status, signal) => {
      if (status === 0) done();
      else
        fail(new Error(`${said}${[command, ...args].join(" ")} ended with ${signal ?? status}.`));
    });
    for (const name of ["SIGTERM", "SIGINT"] as const) process.once(name, () => child.kill(name));
  });
}
