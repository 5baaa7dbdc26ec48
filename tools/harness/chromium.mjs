/** Finds a Chromium for the browser tests, and gets Debian's where there is none. */
import { existsSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { getPackage, unpacked, unpackedEnv } from "./debian.mjs";

// The shell draws no window and no interface of a browser's own: the tests take half the time in it.
const shell = "chromium-headless-shell";
const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const launcher = join(unpacked, shell);

/** The path of a Chromium that starts. CHROMIUM_PATH wins; installing one needs Debian's packages. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
    return given;
  }
  const found = known();
  if (found) return found;

  console.log("Getting Chromium from Debian's packages…");
  await getPackage(shell);
  const program = join(unpacked, "usr/lib/chromium", shell);
  if (existsSync(program)) writeLauncher(program);
  const installed = known();
  if (!installed) throw new Error("Chromium could not be installed. Set CHROMIUM_PATH.");
  return installed;
}

function known() {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .concat("/usr/bin")
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .concat(launcher)
    .find((file) => existsSync(file));
}

function writeLauncher(program) {
  const { LD_LIBRARY_PATH } = unpackedEnv("usr/lib/chromium");
  writeFileSync(
    launcher,
    `#!/bin/sh\nexport LD_LIBRARY_PATH="${LD_LIBRARY_PATH}"\nexec "${program}" "$@"\n`,
    { mode: 0o755 },
  );
}
