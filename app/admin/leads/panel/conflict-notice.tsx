import { formatDateTime } from "#app/admin/format.ts";
import { ConflictPanel, TakeTheirs } from "#app/admin/kit/conflict-panel.tsx";
import { statusLabels } from "#app/admin/leads/shared/lead.ts";
import { own } from "#shop/own.ts";
import type { LeadEvent } from "#supabase/database.types.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { type Conflict, editOf, type LeadEdit } from "./conflict.ts";
import { describeEvent } from "./describe-event.ts";

interface ConflictNoticeProps {
  conflict: Conflict;
  edit: LeadEdit;
  onTake: (theirs: Partial<LeadEdit>) => void;
  /** With the notes as they were before either change. */
  onMergeNotes: (before: string) => void;
  onSave: () => void;
}

/** Says what somebody else saved first. The form below keeps what was typed. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { conflict, edit, onTake, onMergeNotes, onSave } = props;
  const { current, changes, clashes } = conflict;
  const theirs = editOf(current);
  const notesBefore = changes.find((change) => change.field === "notes")?.old_value ?? "";
  const canMerge =
    clashes.includes("notes") && theirs.notes !== "" && !edit.notes.startsWith(theirs.notes);
  return (
    <ConflictPanel
      key={current.version}
      records={[]}
      onTakeTheirs={() => onTake(theirs)}
      onSaveMine={onSave}
    >
      {changes.map((change) => (
        <li key={change.id} className="[overflow-wrap:anywhere]">
          <ChangeSentence change={change} />
        </li>
      ))}
      {changes.length === 0 ? (
        <li>
          The lead is now {statusLabels[current.status].toLowerCase()}
          {theirs.notes ? ` with the notes “${theirs.notes}”.` : " without notes."}
        </li>
      ) : null}
      {clashes.length > 1 || canMerge ? (
        <li>
          {canMerge ? (
            <ToolButton onClick={() => onMergeNotes(notesBefore)}>Keep both notes</ToolButton>
          ) : null}
          {clashes.length > 1
            ? clashes.map((name) => (
                <TakeTheirs
                  key={name}
                  name={name}
                  onTake={() => onTake({ [name]: theirs[name] })}
                />
              ))
            : null}
        </li>
      ) : null}
    </ConflictPanel>
  );
}

function ChangeSentence({ change }: { change: LeadEvent }) {
  const { field, old_value, new_value } = change;
  const who = <b>{change.changed_by_email ?? "Someone"}</b>;
  const when = formatDateTime(change.at);
  if (field === "status") {
    return (
      <>
        {who} changed the status from {label(old_value)} to <b>{label(new_value)}</b>, {when}.
      </>
    );
  }
  if (field !== "notes") {
    return (
      <>
        {who}: {describeEvent(field, old_value, new_value)}, {when}.
      </>
    );
  }
  return new_value ? (
    <>
      {who} changed the notes to <q className="whitespace-pre-wrap">{new_value}</q>, {when}.
    </>
  ) : (
    <>
      {who} removed the notes, {when}.
    </>
  );
}

const label = (status: string | null) => own(statusLabels, status) ?? status;
