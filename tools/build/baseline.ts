/**
 * `npm run baseline`: writes the first migration of a folder without any, from the schemas that are
 * declared beside it. docs/database.md says when.
 */

import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { declared, readSchemas } from "#server/database/schemas.ts";

const day = new Date().toISOString().slice(0, 10);
const header = `-- Made by \`npm run baseline\` from the schemas as they were declared on ${day}, without their comments. It
-- stands as it is: what changes comes in a later file.

`;

/** Functions keep what is theirs: a function's comments are part of it. */
function withoutComments(script: string): string {
  let isInFunction = false;
  const lines = script.split("\n").filter((line) => {
    const isKept = isInFunction || !line.trimStart().startsWith("--");
    if (line.split("$$").length % 2 === 0) isInFunction = !isInFunction;
    return isKept;
  });
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trimStart();
}

for (const { schemas, migrations } of declared) {
  await mkdir(migrations, { recursive: true });
  if ((await readdir(migrations)).length > 0) {
    console.log(`${relative(".", migrations)} has migrations, which stand.`);
    continue;
  }
  const file = join(migrations, `${day.replaceAll("-", "")}000000_baseline.sql`);
  await writeFile(file, header + withoutComments(await readSchemas(schemas)));
  console.log(`${relative(".", file)} is written.`);
}
