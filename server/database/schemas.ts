/** A schema as it is declared today: files of SQL, one subject each, in the order of their names. */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Where the shop's database and the tables of accounts are declared, and what brings a database there. */
export const declared = [
  { schemas: join(root, "server/auth/schemas"), migrations: join(root, "server/auth/migrations") },
  { schemas: join(root, "supabase/schemas"), migrations: join(root, "supabase/migrations") },
];

/** All files of the folder as one script. */
export async function readSchemas(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const parts = names.map(
    async (name) => `-- ${name}\n\n${await readFile(join(folder, name), "utf8")}`,
  );
  return (await Promise.all(parts)).join("\n");
}
