import { button } from "#app/ui/button.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Problem } from "../problem.tsx";
import { ConflictPanel, TakeTheirs } from "./conflict-panel.tsx";
import type { Fields as Texts } from "./draft.ts";
import { Fields } from "./fields.tsx";
import { ToolButton } from "./tool-button.tsx";
import { UnsavedDraftNote } from "./unsaved-draft-note.tsx";
import {
  type RecordControls,
  type RecordOptions,
  useRecordForm,
  type Written,
} from "./use-record-form.ts";

interface ShowFields<Values> {
  /** `{show("name", "phone")}` is these fields of its schema, `{show()}` all that have a label. */
  show: (...names: (keyof Values & string)[]) => React.ReactNode;
}

/** What a form of one record is told. */
export interface RecordFormProps<Values extends Texts, Row extends object>
  extends RecordOptions<Values, Row> {
  /** The words on its button, by what is typed; without them, "Save <label>". */
  saveWords?: string | ((values: Values) => React.ReactNode);
  /** The record by the fields that somebody else saved, where the form is of several. */
  recordsOf?: (fields: readonly string[]) => readonly { table: string; key: string }[];
  /** Removes the record, where the form can; `write` may answer that it did something else. */
  remove?: { title: string; write: () => Written };
  /** Another of its buttons comes first: its own is a quiet one. */
  isQuiet?: boolean;
  /** The fields that a column is typed in; with it, theirs can be taken for one alone. */
  fieldsOf?: (column: string) => readonly string[];
  /** Fields of other records, with their names. */
  beside?: readonly (readonly [field: string, words: string])[];
  /** More buttons beside the form's own. */
  actions?: (form: RecordControls<Values>) => React.ReactNode;
  /** Its controls; without them, the fields of its schema. */
  children?: (form: RecordControls<Values> & ShowFields<Values>) => React.ReactNode;
}

/**
 * The form of one record. It keeps what is typed on this device until it is saved, shows at each field
 * what is wrong with it or why the database refused it, says what somebody else saved meanwhile, and
 * offers to take a save back.
 */
export function RecordForm<Values extends Texts, Row extends object>(
  props: RecordFormProps<Values, Row>,
) {
  const { label, record, version, recordsOf, remove, isSheet = false, isQuiet = false } = props;
  const { fieldsOf, beside = [], saveWords = `Save ${label}` } = props;
  const { form, draft, row, controls, hasConflict, problem, ...state } = useRecordForm(props);
  const { isNew, isChanged, isBusy, run, save, reset, question, withdraw } = state;
  const takeTheir = (column: string) => {
    const fields = fieldsOf?.(column) ?? [];
    const isClash = fields.some((field) => draft.clashes.includes(field));
    return isClash ? () => draft.takeTheirs(fields) : undefined;
  };
  const show: ShowFields<Values>["show"] = (...names) => (
    <Fields of={props.schema} form={controls} {...(names.length > 0 && { names })} />
  );
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
          records={(recordsOf?.(draft.clashes) ?? [record]).map(({ table, key }) => ({
            ...{ table, record: key, count: draft.behind },
            ...(version !== null && { since: draft.since }),
          }))}
          mine={row ?? {}}
          onTakeTheirs={() => {
            reset();
            draft.takeTheirs();
          }}
          onSaveMine={() => save()}
          takeTheir={takeTheir}
        >
          {beside
            .filter(([field]) => draft.clashes.includes(field))
            .map(([field, words]) => (
              <li key={field}>
                Someone changed the {words}, too. Your version is below.
                <TakeTheirs name={words} onTake={() => draft.takeTheirs([field])} />
              </li>
            ))}
        </ConflictPanel>
      ) : null}
      {props.children ? props.children({ ...controls, show }) : show()}
      <Problem>{hasConflict ? "" : problem}</Problem>
      {question ? (
        <ConfirmDialog
          title={question.title}
          confirmLabel={question.yes}
          onConfirm={() => save(question.step, true)}
          onCancel={withdraw}
        >
          {question.words}
        </ConfirmDialog>
      ) : null}
      <div className={isSheet ? "grid" : "flex flex-wrap gap-2"}>
        <button
          type="submit"
          className={isSheet ? button() : button(isQuiet ? "outline" : "primary", "sm", "min-h-11")}
          aria-disabled={isBusy || !isChanged || hasConflict || undefined}
          aria-busy={controls.busy === "" || undefined}
        >
          {controls.busy === ""
            ? "Saving…"
            : typeof saveWords === "string"
              ? saveWords
              : saveWords(controls.values)}
        </button>
        {props.actions?.(controls)}
        {isChanged && !isNew && !isSheet ? (
          <ToolButton onClick={draft.drop}>Discard changes</ToolButton>
        ) : null}
        {remove && !isNew ? (
          <ToolButton
            aria-disabled={isBusy || undefined}
            onClick={() => void run(remove.write, remove.title)}
          >
            Remove
          </ToolButton>
        ) : null}
      </div>
    </form>
  );
}
