import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { formatDateTime } from "../format.ts";
import { laterChanges } from "./changes.queries.ts";
import { sayField, sayValue } from "./say-change.ts";

interface ConflictPanelProps {
  table: string;
  record: string;
  /** Changes after this moment were made by whoever was first. */
  since: string;
  /** What can be done: take theirs, save mine. */
  children: React.ReactNode;
}

/** Says what somebody else saved first; what was typed stays in the form below. */
export function ConflictPanel({ table, record, since, children }: ConflictPanelProps) {
  const notice = useRef<HTMLElement>(null);
  const { data: changes = [] } = useQuery(laterChanges(table, record, since));
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
          Object.keys(change.after ?? {}).map((name) => (
            <li key={`${change.id} ${name}`} className="[overflow-wrap:anywhere]">
              <b>{change.changed_by_email ?? "Someone"}</b> changed {sayField(name)} from{" "}
              {sayValue(name, (change.before as Record<string, unknown> | null)?.[name])} to{" "}
              <b>{sayValue(name, (change.after as Record<string, unknown>)[name])}</b>,{" "}
              {formatDateTime(change.at)}.
            </li>
          )),
        )}
      </ul>
      <p className="mt-2">What you typed is below and unchanged.</p>
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
