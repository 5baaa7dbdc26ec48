import { formatDateTime } from "../../format.ts";
import { ConflictPanel, TakeTheirs } from "../../kit/conflict-panel.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { statusLabels } from "../shared/lead.ts";
import { Change } from "./change.tsx";
import type { useLeadEdit } from "./use-lead-edit.ts";

/** Says what somebody else saved first. The form below keeps what was typed. */
export function ConflictNotice({ form }: { form: ReturnType<typeof useLeadEdit> }) {
  const { base, draft, theirs = [], mergeNotes } = form;
  const { clashes, values } = draft;
  const { status, notes } = base;
  const canMerge = clashes.includes("notes") && notes !== null && !values.notes.startsWith(notes);
  return (
    <ConflictPanel
      key={base.version}
      records={[]}
      onTakeTheirs={draft.drop}
      onSaveMine={() => form.save()}
    >
      {theirs.map((change) => (
        <li key={change.id} className="[overflow-wrap:anywhere]">
          <b>{change.changed_by_email ?? "Someone"}</b>, {formatDateTime(change.at)}:
          <Change event={change} />
        </li>
      ))}
      {theirs.length === 0 ? (
        <li>
          The lead is now {statusLabels[status].toLowerCase()}
          {notes ? ` with the notes “${notes}”.` : " without notes."}
        </li>
      ) : null}
      {clashes.length > 1 || canMerge ? (
        <li>
          {canMerge ? <ToolButton onClick={mergeNotes}>Keep both notes</ToolButton> : null}
          {clashes.length > 1
            ? clashes.map((name) => (
                <TakeTheirs key={name} name={name} onTake={() => draft.takeTheirs([name])} />
              ))
            : null}
        </li>
      ) : null}
    </ConflictPanel>
  );
}
