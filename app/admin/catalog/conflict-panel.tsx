import { useQueries } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { toolButton } from "../controls.ts";
import type { Change } from "./catalog.queries.ts";
import { newestChanges } from "./changes.queries.ts";
import { sayMoment } from "./detroit.ts";
import { sayField, sayValue } from "./say-change.ts";

interface ConflictPanelProps {
  /** What was saved meanwhile: a record, and how many of its newest changes came between. */
  records: readonly { table: string; record: string; count: number }[];
  /** What would be saved from here, by column. */
  mine?: Readonly<Record<string, unknown>>;
  /** Drops what was typed where somebody else saved something. */
  onTakeTheirs: () => void;
}

/** Says what somebody else saved first; what was typed stays in the form below, whose button saves it all the same. */
export function ConflictPanel({ records, mine = {}, onTakeTheirs }: ConflictPanelProps) {
  const notice = useRef<HTMLElement>(null);
  const changes = useQueries({
    queries: records.map(({ table, record, count }) => newestChanges(table, record, count)),
    combine: (answers) => answers.flatMap(({ data = [] }) => data),
  });
  useEffect(() => notice.current?.focus(), []);
  return (
    <section
      ref={notice}
      tabIndex={-1}
      role="alert"
      aria-label="Changed by someone else"
      className="rounded-lg border-2 border-brass bg-brass-wash p-3 text-sm outline-none"
    >
      <h3 className="font-sans text-base font-bold">Nothing was saved: someone else was first</h3>
      <ul className="mt-2 grid gap-1.5">
        {changes.flatMap((change) =>
          Object.keys(change.after ?? change.before ?? {}).map((name) => (
            <li key={`${change.id} ${name}`} className="[overflow-wrap:anywhere]">
              <Theirs change={change} name={name} mine={mine[name]} />
            </li>
          )),
        )}
      </ul>
      <p className="mt-2">What you typed is below and unchanged: save it all the same, or</p>
      <button type="button" className={toolButton("mt-2")} onClick={onTakeTheirs}>
        Use theirs
      </button>
    </section>
  );
}

function Theirs({ change, name, mine }: { change: Change; name: string; mine: unknown }) {
  const before = change.before as Record<string, unknown> | null;
  const after = change.after as Record<string, unknown> | null;
  const theirs = sayValue(name, after?.[name]);
  return (
    <>
      <b>{change.changed_by_email ?? "Someone"}</b> changed {sayField(name)} from{" "}
      {sayValue(name, before?.[name])} to <b>{theirs}</b>, {sayMoment(change.at)}.
      {mine !== undefined && sayValue(name, mine) !== theirs ? (
        <>
          {" "}
          You typed <b>{sayValue(name, mine)}</b>.
        </>
      ) : null}
    </>
  );
}
