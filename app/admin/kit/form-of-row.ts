import type * as v from "valibot";
import { type DatabaseTables, type RowTable, saveRow, undoOf } from "../records/row-writes.ts";
import { textsOf } from "./schema.ts";

interface RowForm<Row, Values extends Record<string, string>, Saved> {
  schema: v.GenericSchema<Values, Saved> & { entries: object };
  /** What is typed of it, where that is not what its columns hold. */
  saved?: Values;
  /** What a new one has besides. */
  given?: Partial<Row>;
  /** What the history knows it by, instead of its id. */
  keyOf?: (row: Saved) => string;
}

/** What the form of a row is told. */
export function formOfRow<
  Name extends RowTable,
  Values extends Record<string, string>,
  Saved extends object,
>(
  table: Name,
  { id, version, ...row }: { id: string; version: number },
  form: RowForm<DatabaseTables[Name]["Row"], Values, Saved>,
) {
  const { schema, saved = textsOf(row, schema) as Values, given, keyOf = () => id } = form;
  return {
    ...{ record: { table, key: id }, version, schema, saved },
    async write(row: Saved, over: number) {
      await saveRow(
        table,
        { id, version: over },
        row as Partial<DatabaseTables[Name]["Row"]>,
        given,
      );
      return { undo: await undoOf(table, keyOf(row), over + 1) };
    },
  };
}
