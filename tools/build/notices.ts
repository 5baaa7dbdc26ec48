/** What the site ships of others, fonts and libraries, with their licenses: third-party-notices.txt. */
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../start/launch.mjs";

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/** Their files or what is made of them travel with the site, though no module of it imports them. */
const shippedOtherwise = [
  "@fontsource-variable/bricolage-grotesque",
  "@fontsource-variable/figtree",
  "tailwindcss",
];

/** The whole file's text. */
export function writeNotices(): string {
  const packages = shippedPackages();
  const byText = Map.groupBy(packages, (folder) => licenseText(folder));
  const parts = [...byText].map(([text, folders]) => {
    const names = folders.map(readManifest).map(({ name, version }) => `${name} ${version}`);
    return `${[...new Set(names)].join("\n")}\n\n${text}`;
  });
  const head =
    "What this site ships of others, and under which licenses. Written by `npm run notices`.";
  return `${[head, ...parts].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/** Folders of all packages that the site's code imports, and of what those depend on. */
function shippedPackages(): string[] {
  const { dependencies = {} } = readManifest(root);
  const source = globSync("{app,content,shop}/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  const imported = Object.keys(dependencies).filter((name) =>
    new RegExp(`(from|import\\()\\s*"${name}["/]`).test(source),
  );
  const found = new Set<string>();
  const waiting = [...imported, "react-dom", ...shippedOtherwise].map((name) =>
    folderOf(name, root),
  );
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    const names = Object.keys(readManifest(folder).dependencies ?? {});
    waiting.push(...names.map((name) => folderOf(name, folder!)));
  }
  return [...found].sort();
}

/** Where a package finds another, as Node looks for it. */
function folderOf(name: string, from: string): string {
  for (let parent = from; parent.length >= root.length - 1; parent = join(parent, "..")) {
    const folder = join(parent, "node_modules", name);
    if (existsSync(join(folder, "package.json"))) return folder;
  }
  throw new Error(`${name} is not installed`);
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

function licenseText(folder: string): string {
  const { name, license } = readManifest(folder);
  const file = readdirSync(folder).find((entry) =>
    /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry),
  );
  if (file) return readFileSync(join(folder, file), "utf8").trim().replaceAll("\r\n", "\n");
  if (!license) throw new Error(`${name} does not say under which license it comes`);
  return `License: ${license}`;
}
