/** `npm run types`: writes the database's types from the migrations. Run after changing them. */
import { writeFile } from "node:fs/promises";
import { openMemory } from "#server/database/pglite.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { readSchema } from "./database-schema.ts";
import { databaseTypes } from "./database-types.ts";

const database = await openMemory();
await prepareDatabase(database);
const schema = await readSchema(database);
await database.close();
await writeFile(
  new URL("../../supabase/database.generated.ts", import.meta.url),
  databaseTypes(schema),
);
