/** The version of the code that renders pages and answers their calls: both must come from the same. */

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const rooms = ["app", "shop", "server", "supabase/migrations", "tools/build"];
const isCode = /\.(ts|tsx|mjs|css|sql)$/;
const isOfTests = /\.(test|setup)\.tsx?$|(^|\/)testing(\.ts|\/)/;

let known: string | undefined;

/** Of the code that this process runs. Facts about the shop are no part of it. */
export function codeVersion(): string {
  known ??= versionOf(root);
  return known;
}

export function versionOf(folder: string): string {
  const digest = createHash("sha256").update(readFileSync(join(folder, "package.json")));
  for (const room of rooms.filter((name) => existsSync(join(folder, name)))) {
    const names = readdirSync(join(folder, room), { recursive: true, encoding: "utf8" });
    for (const name of names.filter((file) => isCode.test(file) && !isOfTests.test(file)).sort()) {
      digest.update(`${room}/${name}\n`).update(readFileSync(join(folder, room, name)));
    }
  }
  return digest.digest("hex").slice(0, 16);
}
