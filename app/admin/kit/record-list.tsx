import { useState } from "react";
import { button } from "#app/ui/button.ts";
import { Problem } from "../problem.tsx";
import { Section } from "../section.tsx";
import type { Fields } from "./draft.ts";
import { type Loading, LoadState } from "./load-state.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { RecordForm, type RecordFormProps } from "./record-form.tsx";
import { useWrite } from "./use-write.ts";

interface ListedRow {
  id: string;
  position: number;
}

interface RecordListProps<Row, Values extends Fields, Saved extends object> {
  title: string;
  about: string;
  of: Loading & { data: Row[] | undefined };
  /** What is loaded: "the lenders". */
  what: string;
  /** What is said of a list without rows. */
  empty: string;
  addWords: string;
  nameOf: (row: Row) => string;
  /** A new row, of version 0, at this position. */
  blank: (position: number) => Row;
  /** Puts the rows with these ids into this order. */
  order?: (ids: string[]) => Promise<unknown>;
  schema: RecordFormProps<Values, Saved>["schema"];
  form: (row: Row) => Omit<RecordFormProps<Values, Saved>, "schema">;
  /** What stands in a row instead of its name and its form; nothing moves a new one. */
  children?: (row: Row, form: React.ReactNode, moves: React.ReactNode) => React.ReactNode;
}

/**
 * A part of the settings that is a list of records: each with its form, moved up and down where their order
 * counts, and a new one below them, which is in no list before it is saved.
 */
export function RecordList<Row extends ListedRow, Values extends Fields, Saved extends object>(
  props: RecordListProps<Row, Values, Saved>,
) {
  const {
    title,
    about,
    what,
    empty,
    addWords,
    nameOf,
    blank,
    order,
    schema,
    children = named,
  } = props;
  const { data } = props.of;
  // A press while the one before is being saved adds another.
  const [added, setAdded] = useState<readonly Row[]>([]);
  const { problem, write } = useWrite({ isOfMany: true });
  if (!data) return <LoadState of={props.of} what={what} />;
  const saved = new Set(data.map(({ id }) => id));
  const rows = [...data, ...added.filter(({ id }) => !saved.has(id))];

  const moves = (row: Row, at: number) => {
    if (!order || !data[at]) return null;
    const before = data.map(({ id }) => id);
    const move = (to: number) =>
      void write(async () => {
        await order(before.toSpliced(at, 1).toSpliced(to, 0, row.id));
        return { title: `${nameOf(row)} has moved.`, undo: () => order(before) };
      }, `order of ${title}`);
    return <MoveButtons label={nameOf(row)} at={at} count={data.length} onMove={move} />;
  };

  function named(row: Row, form: React.ReactNode, moves: React.ReactNode) {
    return (
      <>
        <div className="flex items-center gap-1">
          <h3 className="mr-auto min-w-0 text-lg wrap-anywhere">{nameOf(row)}</h3>
          {moves}
        </div>
        {form}
      </>
    );
  }

  return (
    <Section title={title} about={about}>
      {rows.length === 0 ? <p>{empty}</p> : null}
      <ul className="mb-3 divide-y divide-line">
        {rows.map((row, at) => (
          <li key={row.id} className="grid gap-3 py-4">
            {children(row, <RecordForm schema={schema} {...props.form(row)} />, moves(row, at))}
          </li>
        ))}
      </ul>
      <Problem>{problem}</Problem>
      <button
        type="button"
        className={button("outline", "sm", "min-h-11")}
        onClick={() =>
          setAdded([...added, blank(Math.max(1, ...rows.map(({ position }) => position + 1)))])
        }
      >
        {addWords}
      </button>
    </Section>
  );
}
