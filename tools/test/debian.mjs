/** Programs of Debian's packages for the tests: installed as root, else fetched and unpacked for us alone. */
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../start/launch.mjs";

/** Where packages are unpacked that could not be installed. */
export const unpacked = join(root, ".cache/debian/root");

const state = join(root, ".cache/debian/apt");

/**
 * The path of a file that a package brings, where `*` in its pattern stands for any one name;
 * where there is none yet, the package is fetched first.
 */
export async function findFile(pattern, packageName, advice = "") {
  const known = () => ["/", unpacked].flatMap((folder) => matches(folder, pattern.split("/")))[0];
  if (!known()) {
    console.log(`Getting ${packageName} from Debian's packages…`);
    await getPackage(packageName);
  }
  const found = known();
  if (!found) throw new Error(`${packageName} could not be installed. ${advice}`.trim());
  return found;
}

// Node 20, with which the tests may begin, has no glob.
function matches(folder, [name, ...rest]) {
  if (name === undefined) return existsSync(folder) ? [folder] : [];
  if (name !== "*") return matches(join(folder, name), rest);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder).flatMap((entry) => matches(join(folder, entry), rest));
}

/** The environment in which such a program finds its libraries. */
export function envOf(program) {
  return { ...process.env, ...(program.startsWith(unpacked) && unpackedEnv()) };
}

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
