/** Finds a Chromium for the browser tests, and gets Debian's where there is none. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root, run } from "./launch.mjs";

// The shell draws no window and no interface of a browser's own: the tests take half the time in it.
const shell = "chromium-headless-shell";
const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const unpacked = join(root, ".cache/chromium");
const launcher = join(unpacked, shell);

/** The path of a Chromium that starts. CHROMIUM_PATH wins; installing one needs Debian's packages. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
    return given;
  }
  const known = () =>
    (process.env.PATH ?? "")
      .split(delimiter)
      .concat("/usr/bin")
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .concat(launcher)
      .find((file) => existsSync(file));
  const found = known();
  if (found) return found;

  console.log("Installing Chromium from Debian's packages…");
  if (process.getuid?.() === 0) await installForAll();
  else await unpackForUs();
  const installed = known();
  if (!installed) throw new Error("Chromium could not be installed. Set CHROMIUM_PATH.");
  return installed;
}

async function installForAll() {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env, quiet: true });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", shell], {
    env,
    quiet: true,
  });
}

// Without root nothing can be installed, but packages can be fetched and unpacked in our own folder.
async function unpackForUs() {
  const state = join(unpacked, "apt");
  const archives = join(state, "archives");
  const files = join(unpacked, "root");
  for (const folder of [join(state, "lists/partial"), join(archives, "partial"), files]) {
    mkdirSync(folder, { recursive: true });
  }
  const apt = (...args) =>
    run(
      "apt-get",
      [
        "-qq",
        "-o",
        `Dir::State::lists=${join(state, "lists")}`,
        "-o",
        `Dir::Cache=${state}`,
        "-o",
        `Dir::Cache::archives=${archives}`,
        "-o",
        "Debug::NoLocking=1",
        ...args,
      ],
      { env: process.env, quiet: true },
    );
  await apt("update");
  await apt("install", "-y", "--no-install-recommends", "--download-only", shell);
  for (const name of readdirSync(archives).filter((file) => file.endsWith(".deb"))) {
    await run("dpkg-deb", ["-x", join(archives, name), files], { env: process.env, quiet: true });
  }
  const libraries = ["usr/lib", "lib", "usr/lib/chromium"]
    .map((folder) => join(files, folder))
    .flatMap((folder) => [
      folder,
      join(folder, "x86_64-linux-gnu"),
      join(folder, "aarch64-linux-gnu"),
    ])
    .join(":");
  writeFileSync(
    launcher,
    `#!/bin/sh\nexport LD_LIBRARY_PATH="${libraries}:$LD_LIBRARY_PATH"\nexec "${join(files, `usr/lib/chromium/${shell}`)}" "$@"\n`,
    { mode: 0o755 },
  );
}
