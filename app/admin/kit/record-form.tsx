import { useRef, useState } from "react";
import type * as v from "valibot";
import { button } from "#app/ui/button.ts";
import { own } from "#shop/own.ts";
import { toolButton } from "../controls.ts";
import type { Fields } from "../draft.ts";
import { Problem } from "../problem.tsx";
import { ConflictPanel } from "../records/conflict-panel.tsx";
import type { Undoable } from "../undo/undo-store.ts";
import { UnsavedDraftNote } from "../unsaved-draft-note.tsx";
import { useDraft } from "../use-draft.ts";
import { readFields } from "./schema.ts";
import { useWrite } from "./use-write.ts";

/** What ties a control to a field of the form: `<TextField label="Name" {...bind("name")} />`. */
export interface BoundField {
  name: string;
  value: string;
  onChange: (
    event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
  ) => void;
  error?: string;
}

export interface RecordControls<Values> {
  bind: (name: keyof Values & string) => BoundField;
  values: Values;
  change: (next: Partial<Values>) => void;
}

interface RecordFormProps<Values extends Fields, Row extends object> {
  /** What people call it: "East Showroom". */
  label: string;
  /** The words on its button; without them, "Save <label>". */
  saveWords?: string;
  /** The record in the history, whose newest changes are shown where somebody else saved first. */
  record: { table: string; key: string };
  /** The same where the form is of several records, by the fields that somebody else saved. */
  recordsOf?: (fields: readonly string[]) => readonly { table: string; key: string }[];
  /** What the unsaved words are kept under, where the record has several forms. */
  draft?: string;
  /** What is saved now, as texts, with its version: 0 for a new record, null for several records. */
  saved: Values;
  version: number | null;
  /** Makes the row from the texts; its messages stand at their fields. */
  schema: v.GenericSchema<Values, Row>;
  /** Saves over the version that is given; throws what is refused. */
  write: (row: Row, version: number) => Promise<unknown>;
  /** What is said once it is saved; without it, "<label>: saved." */
  done?: string | ((row: Row) => string);
  /** Takes the save back; without it, what was saved before is written again. */
  undo?: ((row: Row) => Promise<unknown>) | undefined;
  /** Removes the record, where the form can. */
  remove?: Undoable & { write: () => Promise<unknown> };
  onSaved?: () => void;
  /** More buttons beside the form's own. */
  actions?: (form: RecordControls<Values>) => React.ReactNode;
  children: (form: RecordControls<Values>) => React.ReactNode;
}

/**
 * The form of one record. It keeps what is typed on this device until it is saved, shows at each field
 * what is wrong with it, says what somebody else saved meanwhile, and offers to take a save back.
 */
export function RecordForm<Values extends Fields, Row extends object>(
  props: RecordFormProps<Values, Row>,
) {
  const { label, record, saved, version, schema, write, remove, onSaved, children } = props;
  const name = props.draft ?? `${record.table} ${record.key}`;
  const draft = useDraft(name, saved, version);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { values } = draft;
  const { row, errors = {} } = readFields(schema, values);
  const hasConflict = draft.clashes.length > 0;
  const isNew = version === 0;
  const isChanged =
    isNew || Object.keys(saved).some((name) => own(values, name) !== own(saved, name));

  const { isBusy, problem, reset, write: act } = useWrite();

  // What was sent before a lost answer may be what is saved in the end.
  const sent = useRef<Values>(values);

  async function run(work: () => Promise<unknown>, undoable?: Undoable) {
    const isDone = await act(async () => {
      await work();
      sent.current = values;
      return undoable;
    }, name);
    if (!isDone) return;
    // The row was read anew before, so what is shown is never the old one.
    draft.settle(sent.current);
    setChecked(false);
    onSaved?.();
  }

  function save() {
    if (!isChanged) return;
    if (!row) {
      setChecked(true);
      // Once it is marked.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    const { row: before } = readFields(schema, saved);
    const again = before && version ? () => write(before, version + 1) : undefined;
    const undo = props.undo?.bind(null, row) ?? again;
    const title =
      typeof props.done === "function" ? props.done(row) : (props.done ?? `${label}: saved.`);
    void run(() => write(row, version ?? 0), undo && { title, undo });
  }

  function change(next: Partial<Values>) {
    draft.change(next);
    if (problem) reset();
  }

  const bind = (name: keyof Values & string): BoundField => {
    const error = isChecked ? own(errors, name) : undefined;
    return {
      name,
      value: own(values, name) ?? "",
      onChange: ({ target }) => change({ [name]: target.value } as Partial<Values>),
      ...(error && { error }),
    };
  };
  const controls = { bind, values, change };
  return (
    <form
      ref={form}
      className="grid gap-4"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasConflict) save();
      }}
    >
      <UnsavedDraftNote draft={draft} />
      {hasConflict ? (
        <ConflictPanel
          records={(props.recordsOf?.(draft.clashes) ?? [record]).map(({ table, key }) => ({
            ...{ table, record: key, count: draft.behind },
            ...(version !== null && { since: draft.since }),
          }))}
          mine={row ?? {}}
          onTakeTheirs={() => {
            reset();
            draft.takeTheirs();
          }}
          onSaveMine={save}
        />
      ) : null}
      {children(controls)}
      <Problem>{(isChecked && errors[""]) || ""}</Problem>
      <Problem>{hasConflict ? "" : problem}</Problem>
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          className={button("primary", "sm", "min-h-11")}
          aria-disabled={isBusy || !isChanged || hasConflict || undefined}
          aria-busy={isBusy || undefined}
        >
          {isBusy ? "Saving…" : (props.saveWords ?? `Save ${label}`)}
        </button>
        {props.actions?.(controls)}
        {isChanged && !isNew ? (
          <button type="button" className={toolButton()} onClick={draft.drop}>
            As saved
          </button>
        ) : null}
        {remove && !isNew ? (
          <button
            type="button"
            className={toolButton()}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              draft.drop();
              void run(remove.write, remove);
            }}
          >
            Remove
          </button>
        ) : null}
      </div>
    </form>
  );
}
