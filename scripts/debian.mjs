/** Programs of Debian's packages for the tests: installed as root, else fetched and unpacked for us alone. */
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./launch.mjs";

/** Where packages are unpacked that could not be installed. */
export const unpacked = join(root, ".cache/debian/root");

const state = join(root, ".cache/debian/apt");

/** Installs a package with what it needs, or unpacks both under `unpacked`. */
export async function getPackage(name) {
  if (process.getuid?.() === 0) await installForAll(name);
  else await unpackForUs(name);
}

/** What a program among the unpacked files needs in its environment to find its libraries. */
export function unpackedEnv(...folders) {
  const libraries = ["usr/lib", "lib", ...folders].flatMap((folder) => {
    const path = join(unpacked, folder);
    return [path, join(path, "x86_64-linux-gnu"), join(path, "aarch64-linux-gnu")];
  });
  return { LD_LIBRARY_PATH: [...libraries, process.env.LD_LIBRARY_PATH ?? ""].join(":") };
}

async function installForAll(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env, quiet: true });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
    env,
    quiet: true,
  });
}

// Without root nothing can be installed, but packages can be fetched and unpacked in our own folder.
async function unpackForUs(name) {
  const archives = join(state, "archives");
  for (const folder of [join(state, "lists/partial"), join(archives, "partial"), unpacked]) {
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
  await apt("install", "-y", "--no-install-recommends", "--download-only", name);
  for (const file of readdirSync(archives).filter((entry) => entry.endsWith(".deb"))) {
    await run("dpkg-deb", ["-x", join(archives, file), unpacked], {
      env: process.env,
      quiet: true,
    });
  }
}
