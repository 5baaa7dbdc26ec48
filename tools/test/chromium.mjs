/** Finds a Chromium for the browser tests, and gets Debian's where there is none. */
import { existsSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { getPackage, unpacked, unpackedEnv } from "./debian.mjs";

// The shell draws no window and no interface of a browser's own: the tests take half the time in it.
const shell = "chromium-headless-shell";
const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of a Chromium that starts. CHROMIUM_PATH wins; installing one needs Debian's packages. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
    return given;
  }
  const found = known([shell]) ?? (await installed(shell).catch(() => undefined)) ?? known(whole);
  if (!found) throw new Error("Chromium could not be installed. Set CHROMIUM_PATH.");
  return found;
}

/**
 * The path of a Chromium that shows notifications, which the shell does not; undefined, and said, where
 * there is none to be had. WHOLE_CHROMIUM_PATH wins.
 */
export async function findWholeChromium() {
  const given = process.env.WHOLE_CHROMIUM_PATH ?? process.env.CHROMIUM_PATH;
  if (given && existsSync(given) && !given.includes(shell)) return given;
  try {
    const found = known(whole) ?? (await installed("chromium"));
    if (found) return found;
  } catch (error) {
    console.error(error.message);
  }
  console.log("There is no whole Chromium: the story of notifications is skipped.");
}

async function installed(name) {
  console.log(`Getting ${name} from Debian's packages…`);
  await getPackage(name);
  const program = join(unpacked, "usr/lib/chromium", name);
  if (existsSync(program)) writeLauncher(program, join(unpacked, name));
  return known([name]);
}

function known(names) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .concat("/usr/bin")
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .concat(names.map((name) => join(unpacked, name)))
    .find((file) => existsSync(file));
}

function writeLauncher(program, launcher) {
  const { LD_LIBRARY_PATH } = unpackedEnv("usr/lib/chromium");
  writeFileSync(
    launcher,
    `#!/bin/sh\nexport LD_LIBRARY_PATH="${LD_LIBRARY_PATH}"\nexec "${program}" "$@"\n`,
    { mode: 0o755 },
  );
}
