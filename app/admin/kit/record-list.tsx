import { useState } from "react";
import { button } from "#app/ui/button.ts";
import { Problem } from "../problem.tsx";
import { Section } from "../section.tsx";
import { type Loading, LoadState } from "./load-state.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { useWrite } from "./use-write.ts";

interface ListedRow {
  id: string;
  position: number;
}

interface RecordListProps<Row extends ListedRow> {
  title: string;
  about: string;
  of: Loading & { data: Row[] | undefined };
  /** What is loaded: "the lenders". */
  what: string;
  /** What is said of a list without rows. */
  empty?: string;
  /** "Add a lender". */
  addWords: string;
  /** A new row, of version 0, at this position. */
  blank: (position: number) => Row;
  /** Puts the rows with these ids into this order; what a row is called then. */
  order?: { save: (ids: string[]) => Promise<unknown>; nameOf: (row: Row) => string };
  /** What stands in a row: its name, its buttons, its form; `moves` are those that move it, nothing for a new one. */
  children: (row: Row, moves: React.ReactNode) => React.ReactNode;
}

/**
 * A part of the settings that is a list of records: each with its form, moved up and down where their order
 * counts, and a new one below them, which is in no list before it is saved.
 */
export function RecordList<Row extends ListedRow>(props: RecordListProps<Row>) {
  const { title, about, what, empty, addWords, blank, order, children } = props;
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
    const name = order.nameOf(row);
    const move = (to: number) =>
      void write(async () => {
        await order.save(before.toSpliced(at, 1).toSpliced(to, 0, row.id));
        return { title: `${name} has moved.`, undo: () => order.save(before) };
      }, `order of ${title}`);
    return <MoveButtons label={name} at={at} count={data.length} onMove={move} />;
  };

  return (
    <Section title={title} about={about}>
      {empty && rows.length === 0 ? <p>{empty}</p> : null}
      <ul className="mb-3 divide-y divide-line">
        {rows.map((row, at) => (
          <li key={row.id} className="grid gap-3 py-4">
            {children(row, moves(row, at))}
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
