/**
 * What every command needs before anything else, in plain JavaScript that Node 20 runs: the
 * dependencies installed, our own Node found, the site built. Each step is skipped when nothing changed.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

const bin = join(root, "node_modules/.bin");
const stamps = join(root, ".cache");

/** Node 24 from the dependencies; without one for this platform, the Node that runs this. */
export function nodePath() {
  const own = join(bin, process.platform === "win32" ? "node.cmd" : "node");
  return existsSync(own) ? own : process.execPath;
}

/** The environment in which the project's own tools and its own Node come first. */
export function projectEnv(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...extra };
}

/** Runs a command to its end; rejects with its name and status when it fails. */
export function run(command, args, { env = projectEnv(), quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    let output = "";
    if (quiet) {
      child.stdout.on("data", (chunk) => (output += chunk));
      child.stderr.on("data", (chunk) => (output += chunk));
    }
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      if (code === 0) resolve(output);
      else {
        reject(
          new Error(`${[command, ...args].join(" ")} ended with ${signal ?? code}\n${output}`),
        );
      }
    });
  });
}

/** Installs the dependencies when the lock file is not the one that was installed. */
export async function install() {
  const lock = hash(["package-lock.json", "package.json"]);
  if (existsSync(join(root, "node_modules")) && stamp("install") === lock) return;
  console.log("Installing dependencies…");
  await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { env: process.env });
  stamp("install", lock);
}

const sources = [
  "app",
  "content",
  "public",
  "tools/build",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "tsconfig.json",
];
const buildSettings = [
  "SUPABASE_URL",
  "SUPABASE_PUBLISHABLE_KEY",
  "SITE_URL",
  "TURNSTILE_SITE_KEY",
];

/** Builds the site when its sources or the settings that are baked in have changed. */
export async function build() {
  const settings = buildSettings.map((name) => `${name}=${process.env[name] ?? ""}`);
  const current = hash(sources, settings.join("\n"));
  if (existsSync(join(root, "build/client/index.html")) && stamp("build") === current) return;
  console.log("Building the site…");
  await run(nodePath(), ["tools/build/images.ts"], { quiet: true });
  await run("react-router", ["build"], { quiet: true });
  stamp("build", hash(sources, settings.join("\n")));
}

function stamp(name, value) {
  const file = join(stamps, name);
  if (value === undefined) return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  mkdirSync(stamps, { recursive: true });
  writeFileSync(file, value);
}

function hash(paths, extra = "") {
  const digest = createHash("sha256").update(extra);
  for (const path of paths) addTo(digest, path);
  return digest.digest("hex");
}

// Pictures are many and large: their size and time stand for their content.
function addTo(digest, path) {
  const full = join(root, path);
  if (!existsSync(full) || path === "public/pictures") return;
  const stat = statSync(full);
  if (stat.isDirectory()) {
    for (const name of readdirSync(full).sort()) addTo(digest, join(path, name));
  } else if (/\.(webp|avif|jpe?g|png|woff2)$/.test(path)) {
    digest.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  } else {
    digest.update(`${path}\n`).update(readFileSync(full));
  }
}
