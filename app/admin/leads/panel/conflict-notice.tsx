import { useEffect, useRef } from "react";
import { toolButton } from "#app/admin/controls.ts";
import { formatDateTime } from "#app/admin/format.ts";
import { statusLabels } from "#app/admin/leads/shared/lead.ts";
import { own } from "#shop/own.ts";
import type { LeadEvent, LeadStatus } from "#supabase/database.types.ts";
import type { Conflict, LeadEdit } from "./conflict.ts";

interface ConflictNoticeProps {
  conflict: Conflict;
  edit: LeadEdit;
  onTakeStatus: (status: LeadStatus) => void;
  onTakeNotes: () => void;
  /** With the notes as they were before either change. */
  onMergeNotes: (before: string) => void;
}

/** Says what somebody else saved first. The form below keeps what was typed. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { conflict, edit, onTakeStatus, onTakeNotes, onMergeNotes } = props;
  const { current, changes, clashes } = conflict;
  const notice = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new conflict is brought into view.
  useEffect(() => {
    notice.current?.focus();
  }, [conflict]);
  const notesBefore = changes.find((change) => change.field === "notes")?.old_value ?? "";
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
        {changes.map((change) => (
          <li key={change.id} className="[overflow-wrap:anywhere]">
            <ChangeSentence change={change} />
          </li>
        ))}
        {changes.length === 0 ? (
          <li>
            The lead is now {statusLabels[current.status].toLowerCase()}
            {current.notes ? (
              <>
                {" "}
                with the notes <q>{current.notes}</q>
              </>
            ) : (
              " without notes"
            )}
            .
          </li>
        ) : null}
      </ul>
      <p className="mt-2">
        What you typed is below and unchanged.
        {clashes.length > 0 ? " Take what you need, then save." : " Save again to add it."}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {edit.status !== current.status ? (
          <button
            type="button"
            className={toolButton()}
            onClick={() => onTakeStatus(current.status)}
          >
            Use their status: {statusLabels[current.status]}
          </button>
        ) : null}
        {clashes.includes("notes") && edit.notes !== (current.notes ?? "") ? (
          <>
            {current.notes && !edit.notes.startsWith(current.notes) ? (
              <button
                type="button"
                className={toolButton()}
                onClick={() => onMergeNotes(notesBefore)}
              >
                Keep both notes
              </button>
            ) : null}
            <button type="button" className={toolButton()} onClick={onTakeNotes}>
              Use their notes
            </button>
          </>
        ) : null}
      </div>
    </section>
  );
}

function ChangeSentence({ change }: { change: LeadEvent }) {
  const who = change.changed_by_email ?? "Someone";
  const when = formatDateTime(change.at);
  if (change.field === "status") {
    return (
      <>
        <b>{who}</b> changed the status from {label(change.old_value)} to{" "}
        <b>{label(change.new_value)}</b>, {when}.
      </>
    );
  }
  return change.new_value ? (
    <>
      <b>{who}</b> changed the notes to <q className="whitespace-pre-wrap">{change.new_value}</q>,{" "}
      {when}.
    </>
  ) : (
    <>
      <b>{who}</b> removed the notes, {when}.
    </>
  );
}

const label = (status: string | null) => own(statusLabels, status) ?? status;
