import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { button } from "#app/ui/button.ts";
import { own } from "#shop/own.ts";
import { toolButton } from "../controls.ts";
import { Problem } from "../problem.tsx";
import { ConflictPanel } from "../records/conflict-panel.tsx";
import { describeFailure } from "../records/failures.ts";
import { refreshRecords } from "../records/record-writes.ts";
import { offerUndo } from "../undo/undo-store.ts";
import { UnsavedDraftNote } from "../unsaved-draft-note.tsx";
import { useDraft } from "../use-draft.ts";
import { useFieldError } from "./use-field-error.ts";

/** What ties a control to a field of the form. */
export interface BoundField {
  value: string;
  onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  error?: string;
}

export interface RecordControls<Fields> {
  bind: (name: keyof Fields & string) => BoundField;
  values: Fields;
  change: (next: Partial<Fields>) => void;
}

interface RecordFormProps<Fields extends Record<string, string>, Row> {
  /** What people call it: "East Showroom". */
  label: string;
  /** What is said once it is saved. */
  done?: string;
  /** The record in the history, whose newest changes are shown where somebody else was first. */
  record: { table: string; key: string };
  /** What the unsaved words are kept under, where the record has several forms. */
  draft?: string;
  /** What is saved now, as texts, with its version. */
  saved: Fields;
  version: number;
  rowOf: (fields: Fields) => { row: Row } | { problem: string };
  /** Writes over the version that is given; throws what is refused. */
  write: (row: Row, version: number) => Promise<unknown>;
  children: (form: RecordControls<Fields>) => React.ReactNode;
}

/** A form of one record: keeps what is typed, says who else was first, and offers to take it back. */
export function RecordForm<Fields extends Record<string, string>, Row extends object>(
  props: RecordFormProps<Fields, Row>,
) {
  const { label, record, saved, version, rowOf, write, children } = props;
  const name = props.draft ?? `${record.table} ${record.key}`;
  const client = useQueryClient();
  const draft = useDraft<Fields>(name, saved, version);
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { hasError, showError, errorOf, clearError } = useFieldError();
  const { values } = draft;
  const read = rowOf(values);
  const hasConflict = draft.clashes.length > 0;
  const isChanged = Object.keys(saved).some((name) => own(values, name) !== own(saved, name));

  async function save() {
    if (isSaving || !isChanged) return;
    if ("problem" in read) {
      setProblem(read.problem);
      return showError(form.current, values, saved, (fields) => {
        const other = rowOf(fields);
        return "problem" in other ? other.problem : undefined;
      });
    }
    const before = rowOf(saved);
    setSaving(true);
    setProblem("");
    try {
      await write(read.row, version);
      // Until the row is read anew, what was typed says what is saved.
      await refreshRecords(client);
      draft.drop();
      if ("row" in before) {
        offerUndo({
          title: props.done ?? `${label}: saved.`,
          undo: async () => {
            await write(before.row, version + 1);
            await refreshRecords(client);
          },
        });
      }
    } catch (error) {
      setProblem(describeFailure(error));
      await refreshRecords(client);
    } finally {
      setSaving(false);
    }
  }

  const bind = (name: keyof Fields & string): BoundField => ({
    value: own(values, name) ?? "",
    onChange: ({ target }) => {
      draft.change({ [name]: target.value } as Partial<Fields>);
      if (hasError) setProblem("");
      clearError();
    },
    ...errorOf(name, problem),
  });
  return (
    <form
      ref={form}
      className="grid gap-4"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <UnsavedDraftNote draft={draft} />
      {hasConflict ? (
        <ConflictPanel
          records={[
            { table: record.table, record: record.key, count: draft.behind, since: draft.since },
          ]}
          mine={"row" in read ? { ...read.row } : {}}
          onTakeTheirs={() => {
            setProblem("");
            draft.takeTheirs();
          }}
        />
      ) : null}
      {children({ bind, values, change: draft.change })}
      <Problem>{hasError || (hasConflict && "row" in read) ? "" : problem}</Problem>
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          className={button("primary", "sm", "min-h-11")}
          aria-disabled={isSaving || !isChanged || undefined}
          aria-busy={isSaving || undefined}
        >
          {isSaving ? "Saving…" : hasConflict ? "Save mine" : `Save ${label}`}
        </button>
        {isChanged ? (
          <button type="button" className={toolButton()} onClick={draft.drop}>
            As saved
          </button>
        ) : null}
      </div>
    </form>
  );
}
