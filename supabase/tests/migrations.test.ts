/**
 * A migration is dated when it was written: later than all before it, and never ahead of the clock. It
 * stands as the commit has it that added it.
 */

import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { relative } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { declared } from "#server/database/schemas.ts";

/** A file, when a commit added it, and git's hash of what it was then; a file of no commit is as new as the clock. */
interface Added {
  name: string;
  at: Date;
  hash?: string;
}

const git = async (folder: string, ...args: string[]) =>
  (await promisify(execFile)("git", args, { cwd: folder, maxBuffer: 2 ** 24 })).stdout;

/** What is wrong with these files, in the order in which they were added. */
function findMisdated(files: Added[]): string[] {
  return files.flatMap(({ name, at }, place) => {
    const isLate = files.slice(0, place).some((earlier) => earlier.name > name);
    const isAhead = name.slice(0, 14) > at.toISOString().replace(/\D/g, "").slice(0, 14);
    return [
      ...(isLate ? [`${name} is dated before one that was there already`] : []),
      ...(isAhead ? [`${name} is dated after it was written`] : []),
    ];
  });
}

/** Without git, or of a clone that knows one commit, the files' own order has to do. */
async function listAdded(folder: string): Promise<Added[]> {
  const names = (await readdir(folder)).sort();
  const only = ["--reverse", "--no-renames", "--diff-filter=A", "--raw", "--no-abbrev"];
  const log = await git(folder, "log", ...only, "--format=%ct", "--", ".").catch(() => "");
  const added = new Map<string, Added>();
  let at = new Date(0);
  for (const line of log.split("\n").filter(Boolean)) {
    if (/^\d+$/.test(line)) at = new Date(Number(line) * 1000);
    else {
      const [, , , hash, , path = ""] = line.split(/\s/);
      const name = path.slice(path.lastIndexOf("/") + 1);
      added.set(name, { name, at, hash });
    }
  }
  const old = [...added.values()].filter(({ name }) => names.includes(name));
  const fresh = names.filter((name) => !added.has(name));
  return [...old, ...fresh.map((name) => ({ name, at: new Date() }))];
}

test.each(declared.map(({ migrations }) => relative(".", migrations)))("%s", async (folder) => {
  const files = await listAdded(folder);
  expect(files.map(({ name }) => name).sort()).toEqual((await readdir(folder)).sort());
  expect(findMisdated(files)).toEqual([]);
  const committed = files.filter(({ hash }) => hash);
  const hashes = await git(folder, "hash-object", ...committed.map(({ name }) => name));
  const now = hashes.split("\n");
  const edited = committed.filter(({ hash }, place) => hash !== now[place]);
  expect(edited.map(({ name }) => name)).toEqual([]);
});

test("a file that is dated between others, or ahead of its time, would show", () => {
  const at = new Date("2026-12-01T12:00:00Z");
  expect(
    findMisdated([
      { name: "20261126000000_baseline.sql", at },
      { name: "20261201120000_a.sql", at },
      { name: "20261130000000_between.sql", at },
      { name: "20261201120001_ahead.sql", at },
    ]),
  ).toEqual([
    "20261130000000_between.sql is dated before one that was there already",
    "20261201120001_ahead.sql is dated after it was written",
  ]);
});
