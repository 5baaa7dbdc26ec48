import { useQueries } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { button } from "#app/ui/button.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import { own } from "#shop/own.ts";
import { newestChanges } from "../records/changes.queries.ts";
import { describeValue, fieldLabel } from "../records/describe-change.ts";
import type { Change } from "../records/records.queries.ts";
import { ToolButton } from "./tool-button.tsx";

/** A record that was saved meanwhile: how many of its newest changes came between, and after which version. */
export interface ConflictingRecord {
  table: string;
  record: string;
  count: number;
  since?: number;
}

interface ConflictPanelProps {
  records: readonly ConflictingRecord[];
  /** What would be saved from here, by column. */
  mine?: Readonly<Record<string, unknown>>;
  /** Drops what was typed where somebody else saved something. */
  onTakeTheirs: () => void;
  /** Saves what was typed all the same. The form's own button does not, since a press on it may be older than this. */
  onSaveMine: () => void;
  /** The same for one column, where the form can; nothing where that column does not clash. */
  takeTheir?: (column: string) => (() => void) | undefined;
  /** What else was changed, as items of the list. */
  children?: React.ReactNode;
}

/** Says what somebody else saved first; what was typed stays in the form below. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { records, mine = {}, onTakeTheirs, onSaveMine, takeTheir, children } = props;
  const notice = useRef<HTMLElement>(null);
  const changes = useQueries({
    queries: records.map(({ table, record, count, since }) =>
      newestChanges(table, record, count, since),
    ),
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
      <p className="text-base font-bold">Nothing was saved: someone else saved first</p>
      <ul className="mt-2 grid gap-1.5">
        {changes.flatMap((change) =>
          Object.keys(change.after ?? change.before ?? {}).map((name) => (
            <li key={`${change.id} ${name}`} className="[overflow-wrap:anywhere]">
              <Theirs change={change} name={name} mine={own(mine, name)} />
              <TakeTheirs name={name} onTake={takeTheir?.(name)} />
            </li>
          )),
        )}
        {children}
      </ul>
      <p className="mt-2">What you typed is still below.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="button" className={button("primary", "sm")} onClick={() => onSaveMine()}>
          Save mine
        </button>
        <ToolButton onClick={() => onTakeTheirs()}>Use theirs</ToolButton>
      </div>
    </section>
  );
}

/** Theirs for one thing; the rest that was typed stays. */
export function TakeTheirs({ name, onTake }: { name: string; onTake: (() => void) | undefined }) {
  if (!onTake) return null;
  return (
    <ToolButton className="ml-2 min-h-11 align-middle" onClick={onTake}>
      Use their {fieldLabel(name)}
    </ToolButton>
  );
}

function Theirs({ change, name, mine }: { change: Change; name: string; mine: unknown }) {
  const before = change.before as Record<string, unknown> | null;
  const after = change.after as Record<string, unknown> | null;
  const theirs = describeValue(name, own(after, name));
  return (
    <>
      <b>{change.changed_by_email ?? "Someone"}</b> changed {fieldLabel(name)} from{" "}
      {describeValue(name, own(before, name))} to <b>{theirs}</b>, {formatMoment(change.at)}.
      {mine !== undefined && describeValue(name, mine) !== theirs ? (
        <>
          {" "}
          You typed <b>{describeValue(name, mine)}</b>.
        </>
      ) : null}
    </>
  );
}
