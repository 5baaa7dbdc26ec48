/** Writes the public schema as TypeScript, in the shape that supabase-js and postgrest-js take. */

import { own } from "#shop/own.ts";
import type {
  Column,
  DatabaseSchema,
  ForeignKey,
  Relation,
  SqlFunction,
} from "./database-schema.ts";

/** The text of `supabase/database.generated.ts`. */
export function databaseTypes({ relations, foreignKeys, functions }: DatabaseSchema): string {
  const tables = relations.filter(({ kind }) => kind === "table");
  const views = relations.filter(({ kind }) => kind === "view");
  const keysOf = ({ name }: Relation) => foreignKeys.filter(({ relation }) => relation === name);
  return `// Made by \`npm run types\` from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

${relations.flatMap(lists).join("\n")}

export type Database = {
  public: {
    Tables: {
${tables.map((table) => indent(tableType(table, keysOf(table)), 6)).join("\n")}
    };
    Views: {
${views.map((view) => indent(viewType(view), 6)).join("\n")}
    };
    Functions: {
${functionTypes(functions, relations)
  .map((entry) => indent(entry, 6))
  .join("\n")}
    };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
};
`;
}

/** The values that a column's check allows, for code that lists them. */
function lists({ name, columns }: Relation): string[] {
  return columns.flatMap((column) => {
    const values = allowedValues(column);
    if (!values) return [];
    return [`export const ${name}_${column.name} = [${values.map(quoted).join(", ")}] as const;`];
  });
}

function tableType(table: Relation, keys: ForeignKey[]): string {
  return `${table.name}: {
  Row: {
${table.columns.map((column) => `    ${column.name}: ${columnType(column)};`).join("\n")}
  };
  Insert: {
${table.columns.map((column) => `    ${written(column, column.is_nullable || column.has_default)};`).join("\n")}
  };
  Update: {
${table.columns.map((column) => `    ${written(column, true)};`).join("\n")}
  };
  Relationships: [${keys.map(relationship).join("")}${keys.length > 0 ? "\n  " : ""}];
};`;
}

function viewType(view: Relation): string {
  return `${view.name}: {
  Row: {
${view.columns.map((column) => `    ${column.name}: ${columnType(column)};`).join("\n")}
  };
  Relationships: [];
};`;
}

function written(column: Column, isOptional: boolean): string {
  if (column.is_generated) return `${column.name}?: never`;
  return `${column.name}${isOptional ? "?" : ""}: ${columnType(column)}`;
}

function relationship(key: ForeignKey): string {
  return `
    {
      foreignKeyName: ${quoted(key.name)};
      columns: [${key.columns.map(quoted).join(", ")}];
      isOneToOne: ${key.is_one_to_one};
      referencedRelation: ${quoted(key.referenced_relation)};
      referencedColumns: [${key.referenced_columns.map(quoted).join(", ")}];
    },`;
}

/** One entry a name; what is overloaded is a union. */
function functionTypes(functions: SqlFunction[], relations: Relation[]): string[] {
  const byName = Map.groupBy(functions, ({ name }) => name);
  return [...byName].map(([name, overloads]) => {
    const types = overloads.map((overload) => functionType(overload, relations));
    return `${name}: ${types.join(" | ")};`;
  });
}

function functionType(routine: SqlFunction, relations: Relation[]): string {
  const { name, parameters, defaults, returns_set } = routine;
  const given = parameters.filter(({ mode }) => mode === "i" || mode === "b" || mode === "v");
  const args = given.map(({ name: parameter, type }, index) => {
    const mark = index >= given.length - defaults ? "?" : "";
    return `${parameter}${mark}: ${typeOf(type, `${name}(${parameter})`)}`;
  });
  return `{
  Args: ${args.length > 0 ? `{ ${args.join("; ")} }` : "Record<PropertyKey, never>"};
  Returns: ${answerType(routine, relations)}${returns_set ? "[]" : ""};
}`;
}

// What a function answers may be null as far as the schema knows; the app says where it never is.
function answerType({ name, parameters, returns }: SqlFunction, relations: Relation[]): string {
  const answered = parameters.filter(({ mode }) => mode === "t" || mode === "o" || mode === "b");
  if (returns === "record" && answered.length > 0) {
    const fields = answered.map((field) => {
      return `${field.name}: ${typeOf(field.type, `${name}.${field.name}`)} | null`;
    });
    return `{ ${fields.join("; ")} }`;
  }
  const row = relations.find((relation) => relation.name === returns.replace(/^public\./, ""));
  if (!row) return typeOf(returns, `${name}()`);
  return `Database["public"]["${row.kind === "table" ? "Tables" : "Views"}"]["${row.name}"]["Row"]`;
}

function columnType(column: Column): string {
  const values = allowedValues(column);
  const type = values ? values.map(quoted).join(" | ") : typeOf(column.type, column.name);
  return column.is_nullable ? `${type} | null` : type;
}

/** The list in `check (status in ('a', 'b'))`, which Postgres keeps as `= ANY (ARRAY[…])`. */
function allowedValues({ type, checks }: Column): string[] | undefined {
  if (type !== "text") return undefined;
  const column = '(?:\\w+|"[^"]+")';
  const literal = "'(?:[^']|'')*'::text";
  const form = new RegExp(
    `^CHECK \\(\\(${column} = (?:${literal}|ANY \\(ARRAY\\[${literal}(?:, ${literal})*\\]\\))\\)\\)$`,
  );
  const check = checks.find((definition) => form.test(definition));
  if (!check) return undefined;
  return [...check.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value = ""]) =>
    value.replaceAll("''", "'"),
  );
}

// As JSON carries them.
const types: Record<string, string> = {
  boolean: "boolean",
  smallint: "number",
  integer: "number",
  bigint: "number",
  real: "number",
  "double precision": "number",
  numeric: "number",
  text: "string",
  "character varying": "string",
  character: "string",
  uuid: "string",
  inet: "string",
  bytea: "string",
  date: "string",
  interval: "string",
  "time without time zone": "string",
  "timestamp without time zone": "string",
  "timestamp with time zone": "string",
  json: "Json",
  jsonb: "Json",
  void: "undefined",
};

function typeOf(sqlType: string, where: string): string {
  const type = own(types, sqlType.replace(/\[\]$/, ""));
  if (!type) {
    throw new Error(
      `No type is known for ${sqlType} (${where}): add it to tools/build/database-types.ts`,
    );
  }
  return sqlType.endsWith("[]") ? `${type}[]` : type;
}

const quoted = (text: string) => JSON.stringify(text);

const indent = (text: string, by: number) => text.replace(/^(?=.)/gm, " ".repeat(by));
