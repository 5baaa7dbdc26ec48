/**
 * Do two versions of the code make the same site of the same rows?
 *
 *   npm run compare -- <commit>           # that commit against this tree: the sample shop's pages and files
 *   npm run compare -- <commit> --data    # and what pages tell their scripts
 *   npm run compare -- <commit> --answers # and what the APIs answer, mails and texts: 1,500 mutated requests, too
 *
 * Builds both, exports both, and says where pages, feeds, structured data, headers and files differ, but
 * for names of assets and times. Ends with 1 where something does.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { answersOf } from "./answers.ts";
import { comparable, withoutNames } from "./normalize.ts";

const root = resolve(import.meta.dirname, "../..");
const cache = join(root, ".cache/compare");
const build = ".cache/compare-build";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: "boolean", default: false },
    answers: { type: "boolean", default: false },
  },
});
const [ref] = positionals;
if (!ref) {
  console.error("Usage: npm run compare -- <commit> [--data] [--answers]");
  process.exit(2);
}

const commit = git("rev-parse", "--short", `${ref}^{commit}`);
const old = checkout(commit);
const before = exported(old, `before-${commit}`);
const after = exported(root, "after");
const differences = [...differencesOf(before, after), ...differingStyles(before, after)];
for (const difference of differences.slice(0, 40)) console.log(`${difference}\n`);
console.log(`${differences.length} of ${filesOf(after).length} files differ from ${commit}`);
process.exitCode = differences.length > 0 ? 1 : 0;
if (values.answers) await compareAnswers();

async function compareAnswers() {
  const [was, is] = [await answersOf(old, build, 1_500), await answersOf(root, build, 1_500)];
  let count = 0;
  for (const [index, line] of was.entries()) {
    if (line === is[index]) continue;
    count += 1;
    if (count <= 40) console.log(`- ${line.slice(0, 1_500)}\n+ ${is[index]?.slice(0, 1_500)}\n`);
  }
  console.log(`${count} of ${is.length} answers differ from ${commit}`);
  if (count > 0) process.exitCode = 1;
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}

/** The folder of another commit's tree, with what it needs installed. */
function checkout(commit: string): string {
  const tree = join(cache, commit);
  if (existsSync(join(tree, "node_modules"))) return tree;
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  execFileSync("git", ["clone", "--quiet", "--shared", root, tree]);
  execFileSync("git", ["checkout", "--quiet", commit], { cwd: tree });
  if (isSame("package-lock.json", tree)) {
    cpSync(join(root, "node_modules"), join(tree, "node_modules"), { recursive: true });
  } else execFileSync("npm", ["ci", "--silent"], { cwd: tree, stdio: "inherit" });
  return tree;
}

function isSame(file: string, tree: string): boolean {
  return readFileSync(join(root, file)).equals(readFileSync(join(tree, file)));
}

/** Builds a tree's sample shop and gives the folder of its files. */
function exported(tree: string, name: string): string {
  const folder = join(cache, "exports", name);
  if (name !== "after" && existsSync(folder)) return folder;
  npmRun(tree, "build");
  npmRun(tree, "export", "--", folder);
  return folder;
}

function npmRun(tree: string, ...script: string[]) {
  const env = { ...process.env, BUILD_DIR: build };
  execFileSync("npm", ["run", "--silent", ...script], { cwd: tree, env, stdio: "pipe" });
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter((path) => !path.startsWith("/assets/"))
    .sort();
}

function differencesOf(before: string, after: string): string[] {
  const paths = new Set([...filesOf(before), ...filesOf(after)]);
  return [...paths].flatMap((path) => {
    if (path.endsWith(".data") && !values.data) return [];
    const [old, now] = [before, after].map((folder) => join(folder, path));
    if (!existsSync(old!)) return [`${path}: new`];
    if (!existsSync(now!)) return [`${path}: gone`];
    const [oldBytes, nowBytes] = [readFileSync(old!), readFileSync(now!)];
    if (oldBytes.equals(nowBytes)) return [];
    const [oldText, nowText] = [oldBytes, nowBytes].map((bytes) =>
      comparable(path, bytes.toString(), values),
    );
    if (oldText === undefined) return [`${path}: other bytes`];
    return oldText === nowText ? [] : [`${path}: ${firstDifference(oldText, nowText!)}`];
  });
}

/** The rules of all style sheets together, wherever each stands. */
function differingStyles(before: string, after: string): string[] {
  const [old, now] = [before, after].map((folder) => {
    const assets = join(folder, "assets");
    const sheets = readdirSync(assets).filter((name) => name.endsWith(".css"));
    const rules = sheets.flatMap((name) => readFileSync(join(assets, name), "utf8").split("}"));
    return [...new Set(rules.map(withoutNames))].sort().join("\n");
  });
  return old === now ? [] : [`styles: ${firstDifference(old!, now!)}`];
}

/** The first line that differs, as it was and as it is. */
function firstDifference(old: string, now: string): string {
  const [oldLines, nowLines] = [old.split("\n"), now.split("\n")];
  const at = oldLines.findIndex((line, index) => line !== nowLines[index]);
  const index = at < 0 ? oldLines.length : at;
  const cut = (line = "(nothing)") => (line.length > 300 ? `${line.slice(0, 300)}…` : line);
  return `\n  - ${cut(oldLines[index])}\n  + ${cut(nowLines[index])}`;
}
