/** Finds what the documents name and the project does not have. */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { own } from "#shop/own.ts";
import { root } from "#tools/start/launch.mjs";

const rooms = "app|shop|content|server|supabase|tools|lab|e2e|studio|public|docs";
const isCode =
  /\.(ts|tsx|mts|mjs|js|css|sql|json|toml|yaml|conf|service|timer|py|c|h)$|Dockerfile$/;
/** Commands of npm itself. */
const npmCommands = ["ci", "install", "outdated", "audit"];
/** Places of a machine that no request asks for. */
const isOfMachine = /^\/(etc|srv|var|elsewhere)\//;
/** Named because nothing is there. */
const missing = ["/nowhere"];

export const read = (path: string) => readFileSync(join(root, path), "utf8");

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path && existsSync(join(root, path)));
const folders = new Set(files.flatMap(parents));
const fileNames = new Set(files.map((path) => basename(path)));

/** Every document whose words count: the README and docs/. */
export const documents = files.filter((path) => /^(README|docs\/.*)\.md$/.test(path));

/** Every file of code, which may name a document, too. */
export const codeFiles = files.filter(
  (path) => isCode.test(path) && !/\.generated\.|package-lock|test\/documents/.test(path),
);

const code = codeFiles.map(read).join("\n");
const words = new Set(code.match(/\w+/g));
const sql = codeFiles
  .filter((path) => path.endsWith(".sql"))
  .map(read)
  .join("\n");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const addresses = [...pagesOf(routes as RouteConfigEntry[]), ...serverAddresses()];

/** What a document says that is not so, each as a sentence. */
export function problemsOf(path: string, text: string): string[] {
  const fences = [...text.matchAll(/^ *```\w*\n(.*?)^ *```/gms)].map(([, body = ""]) => body);
  const prose = text.replaceAll(/^ *```.*?^ *```/gms, "");
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, body = ""]) => body);
  return [
    ...brokenLinks(path, prose),
    ...missingPaths(text),
    ...spans.flatMap((span) => [
      ...missingFiles(span),
      ...unknownNames(span),
      ...unsaidSentences(span),
    ]),
    ...[...spans, ...fences.flatMap((fence) => fence.split("\n"))].flatMap((line) => [
      ...wrongCommands(line),
      ...unknownVariables(line),
      ...unknownSql(line),
      ...unknownAddresses(line),
    ]),
  ];
}

function* brokenLinks(path: string, prose: string) {
  for (const [, target = ""] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(target)) continue;
    const [file = "", anchor] = target.split("#");
    const to = file ? normalize(join(dirname(path), file)) : path;
    if (!isThere(to)) yield `The link to ${target} leads nowhere.`;
    else if (anchor && !headingsOf(read(to)).includes(anchor)) {
      yield `${to} has no heading #${anchor}.`;
    }
  }
}

/** As GitHub makes anchors of them. */
const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );

function* missingPaths(text: string) {
  for (const [found] of text.matchAll(RegExp(`(?<![\\w/.#@-])(?:${rooms})/[\\w.@/-]*`, "g"))) {
    const path = found.replace(/[./]+$/, "");
    if (!isThere(path)) yield `There is no ${path}.`;
  }
}

/** Files without a folder, and those that the store makes: their names are in the code. */
function* missingFiles(span: string) {
  const [, made] = /^(?:DATA_DIR|BUILD_DIR)\/(\S+)$/.exec(span) ?? [];
  for (const name of made?.split("/") ?? []) {
    if (/^[\w.-]+$/.test(name) && !isInQuotes(name)) yield `Nothing makes ${span}.`;
  }
  const isFile = /^[\w.-]+\.(tsx?|mjs|js|css|sql|json|md|toml|yaml|conf|service|timer|html)$/;
  if (isFile.test(span) && !fileNames.has(span) && !isInQuotes(span)) {
    yield `There is no file ${span}.`;
  }
}

const isInQuotes = (name: string) => code.includes(`${name}"`) || code.includes(`"${name}`);

function* wrongCommands(line: string) {
  for (const [, name = ""] of line.matchAll(/\bnpm (?!run\b)([a-z]+)/g)) {
    if (!npmCommands.includes(name) && !own(scripts, name)) yield `There is no npm ${name}.`;
  }
  for (const [, name = "", given = ""] of line.matchAll(/\bnpm run ([\w:-]+)([^&#|`;]*)/g)) {
    const script = own(scripts, name);
    if (!script) yield `There is no npm run ${name}.`;
    else yield* wrongArguments(name, script, given.trim().split(/\s+/));
  }
  for (const [, units = ""] of line.matchAll(/\bsystemctl \w+(?: --now)?((?: [\w.-]+)+)/g)) {
    for (const unit of units.trim().split(" ")) {
      const file = `tools/deploy/${unit.includes(".") ? unit : `${unit}.service`}`;
      if (!isThere(file)) yield `There is no ${file}.`;
    }
  }
  for (const [, service] of line.matchAll(/\bdocker compose .*\brun --rm (\w+)/g)) {
    if (!RegExp(`^  ${service}:`, "m").test(read("tools/deploy/compose.yaml"))) {
      yield `compose.yaml has no service ${service}.`;
    }
  }
}

/** Words and options that the command's own file does not have; tests are named by a part of their path. */
function* wrongArguments(name: string, script: string, given: string[]) {
  const [, file] = /^node (\S+)$/.exec(script) ?? [];
  const known = file ? new Set(read(file).match(/\w[\w-]*/g)) : undefined;
  for (const argument of given) {
    const [, word] = /^(?:--)?([a-z][a-z-]*)$/.exec(argument) ?? [];
    if (!word) continue;
    const isKnown = known?.has(word) ?? files.some((path) => path.includes(word));
    if (!isKnown) yield `npm run ${name} knows no ${argument}.`;
  }
}

function* unknownVariables(line: string) {
  for (const [name] of line.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)) {
    if (!words.has(name)) yield `Nothing reads ${name}.`;
  }
}

function* unknownSql(line: string) {
  for (const [name] of line.matchAll(/\b(?:public|private|auth)\.[a-z_]+\b/g)) {
    const made = RegExp(`\\b(?:table|view|function)(?: if not exists)? ${name}\\b`, "i");
    if (!made.test(sql)) yield `The database has no ${name}.`;
  }
}

function* unknownAddresses(line: string) {
  const origin = /https?:\/\/(?:shop\.example|<site>|127\.0\.0\.1:3000)(\/[^\s`]*)/g;
  const named = [...line.matchAll(origin)].map(([, path = ""]) => path);
  if (/^\/[^\s/][^\s]*$/.test(line) && !isOfMachine.test(line)) named.push(line);
  for (const address of named) {
    if (missing.includes(address) || isThere(`public${address}`)) continue;
    if (!addresses.some((known) => isSame(known, address))) yield `Nothing answers ${address}.`;
  }
}

/** Names of columns, functions, codes and metrics, which have a capital or a line inside. */
function* unknownNames(span: string) {
  if (!/^[a-z][A-Za-z0-9]*(?:_[a-z0-9]+|[A-Z][A-Za-z0-9]*)+$/.test(span)) return;
  if (!words.has(span) && !words.has(span.replace(/^store_/, "")))
    yield `Nothing is named ${span}.`;
}

/** What a program prints, with `…` and numbers where it fills something in. */
function* unsaidSentences(span: string) {
  if (!/^[A-Z]\w*( [\w:;,…]+){3}.*[.…]$/.test(span)) return;
  for (const part of span.split(/…|\d+/)) {
    const words = part.replace(/[.;, ]+$/, "").trim();
    if (words && !code.includes(words)) yield `Nothing says ${words}.`;
  }
}

const isThere = (path: string) => files.includes(path) || folders.has(path.replace(/\/$/, ""));

function parents(path: string): string[] {
  const folder = dirname(path);
  return folder === "." ? [] : [folder, ...parents(folder)];
}

/** The addresses of pages, without the one that stands for all others. */
function pagesOf(entries: RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const here = path ? `${above}/${path}` : above || "/";
    return path === "*" ? [] : [here, ...pagesOf(children, path ? here : above)];
  });
}

/** Whatever the server's code names as one, alone and below whatever it is mounted at. */
function serverAddresses(): string[] {
  const texts = codeFiles.filter((path) => /^server\/.*(?<!\.test)\.ts$/.test(path)).map(read);
  const named = texts.flatMap((text) => [...text.matchAll(/"(\/[\w.:*/-]+)"/g)]);
  const paths = named.map(([, path = ""]) => path).filter((path) => !/^\/:|\*/.test(path));
  const mounts = ["/texts", "/dev/:key", "/auth/v1", "/rest/v1", "/storage/v1"];
  return [...mounts, ...paths, ...mounts.flatMap((mount) => paths.map((path) => mount + path))];
}

/** Whether an address fits a pattern: `:slug`, `{id}` and `<key>` stand for one part, `?` for none, too. */
function isSame(pattern: string, address: string): boolean {
  const parts = address.replace(/[?#].*/, "").split("/");
  const wanted = pattern.split("/");
  const least = wanted.filter((part) => !part.endsWith("?")).length;
  if (parts.length < least || parts.length > wanted.length) return false;
  return parts.every((part, at) => part === wanted[at] || wanted[at]?.startsWith(":"));
}
