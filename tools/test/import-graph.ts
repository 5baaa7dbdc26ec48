/** Which file imports which, and where imports run in circles. */

import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** By a file's path, the paths of the files that it imports. */
export type ImportGraph = Map<string, Set<string>>;

/**
 * Reads the imports of every source file in these folders; tests and their helpers are left out, and
 * imports of types, which are gone when the code runs, where they are not asked for.
 */
export function readImports(folders: string[], { types = true } = {}): ImportGraph {
  const files = sourcesOf(folders);
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const targets = namesIn(file, types)
        .filter((name) => /^[#.]/.test(name))
        .map((name) => pathOf(file, name))
        .filter((path) => known.has(path));
      return [file, new Set(targets)];
    }),
  );
}

/** The packages and modules of Node that these folders import. */
export function readPackages(folders: string[]): Set<string> {
  const names = sourcesOf(folders).flatMap((file) => namesIn(file, true));
  return new Set(names.filter((name) => !/^[#.]/.test(name)));
}

const sourcesOf = (folders: string[]) =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$|\/test(ing|s)[./]|\.d\.m?ts$/.test(file));

function namesIn(file: string, types: boolean) {
  const text = readFileSync(join(root, file), "utf8");
  const source = types ? text : text.replaceAll(/^(?:import|export) type [^;]+;$/gm, "");
  const named = [...source.matchAll(/(?:\bfrom|(?<!\/)\bimport\s*\(?)\s*"([^"]+)"/g)];
  return named.map(([, name = ""]) => name);
}

const pathOf = (file: string, name: string) =>
  name.startsWith("#") ? name.slice(1) : relative(root, join(root, dirname(file), name));

/** One arrow between two groups of files for all the imports between them. */
export function grouped(graph: ImportGraph, groupOf: (file: string) => string): ImportGraph {
  const groups: ImportGraph = new Map();
  for (const [file, targets] of graph) {
    const group = groupOf(file);
    const all = groups.get(group) ?? new Set();
    for (const target of targets) if (groupOf(target) !== group) all.add(groupOf(target));
    groups.set(group, all);
  }
  return groups;
}

/** Everything that these files import, and what that imports, but for files that `stops` names. */
export function reachable(graph: ImportGraph, from: Iterable<string>, stops: RegExp): Set<string> {
  const reached = new Set<string>();
  const walk = (file: string) => {
    if (reached.has(file) || stops.test(file)) return;
    reached.add(file);
    for (const target of graph.get(file) ?? []) walk(target);
  };
  for (const file of from) walk(file);
  return reached;
}

/** The first circle that each walk meets, as "a → b → a". */
export function findCycles(graph: ImportGraph): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, path: string[]) => {
    const at = path.indexOf(file);
    if (at >= 0) cycles.push([...path.slice(at), file].join(" → "));
    if (at >= 0 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return cycles;
}
