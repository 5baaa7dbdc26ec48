import { useRef, useState } from "react";
import type * as v from "valibot";
import { own } from "#shop/own.ts";
import type { Fields } from "./draft.ts";
import { readFields } from "./schema.ts";
import type { Undoable } from "./undo-store.ts";
import { useDraft } from "./use-draft.ts";
import { type Done, useWrite } from "./use-write.ts";

/** What ties a control to a field of the form: `<TextField label="Name" {...bind("name")} />`. */
export interface BoundField {
  name: string;
  value: string;
  onChange: (
    event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
  ) => void;
  autoComplete?: "off";
  error?: string;
}

export interface RecordControls<Values> {
  bind: (name: keyof Values & string) => BoundField;
  /** The same for a `CheckField`, whose text is "yes" or "no". */
  check: (name: keyof Values & string) => {
    isChecked: boolean;
    onChange: (isChecked: boolean) => void;
  };
  values: Values;
  change: (next: Partial<Values>) => void;
}

export type Written = Promise<Done | undefined> | Promise<void>;

export interface RecordOptions<Values extends Fields, Row extends object> {
  /** What people call it: "East Showroom". */
  label: string;
  /** The record in the history, whose newest changes are shown where somebody else saved first. */
  record: { table: string; key: string };
  /** What the unsaved words are kept under, where the record has several forms. */
  draft?: string;
  /** They are of a customer, so nothing of them stays on the device. */
  isPrivate?: boolean;
  /** What is saved now, as texts, with its version: 0 for a new record, null for several records. */
  saved: Values;
  version: number | null;
  /** Makes the row from the texts; its messages stand at their fields. */
  schema: v.GenericSchema<Values, Row>;
  /** Saves over the version that is given, and may answer how that is taken back; throws what is refused. */
  write: (row: Row, version: number) => Written;
  /** What is said once it is saved; without it, "<label>: saved." */
  done?: string | ((row: Row) => string);
  /** Takes the save back; without it, what was saved before is written again. */
  undo?: ((row: Row) => Promise<unknown>) | undefined;
  /** What is asked before so much is done; nothing where nothing needs to be. */
  ask?: (row: Row) => Question | undefined;
  onSaved?: () => void;
}

export interface Question {
  title: string;
  words: string;
  yes: string;
}

/** What is typed into the form of one record, what is wrong with it, and how it is saved and taken back. */
export function useRecordForm<Values extends Fields, Row extends object>(
  options: RecordOptions<Values, Row>,
) {
  const { label, record, saved, version, schema, write, isPrivate = false } = options;
  const name = options.draft ?? `${record.table} ${record.key}`;
  const draft = useDraft(name, saved, version, isPrivate);
  const [isChecked, setChecked] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const form = useRef<HTMLFormElement>(null);
  const { values } = draft;
  const { row, errors = {} } = readFields(schema, values);
  const { isBusy, problem, reset, write: act } = useWrite();
  // What was sent before a lost answer may be what is saved in the end.
  const sent = useRef<Values>(values);

  async function run(work: () => Written, undoable?: Undoable) {
    const isDone = await act(async () => {
      const answered = await work();
      sent.current = values;
      return answered ?? undoable;
    }, name);
    if (!isDone) return;
    // The row was read anew before, so what is shown is never the old one.
    draft.settle(sent.current);
    setChecked(false);
    options.onSaved?.();
  }

  const isNew = version === 0;
  const isChanged =
    isNew || Object.keys(saved).some((field) => own(values, field) !== own(saved, field));

  function save(isMeant = false) {
    setQuestion(undefined);
    if (!isChanged) return;
    if (!row) {
      setChecked(true);
      focusFirstInvalid(form.current);
      return;
    }
    const asked = isMeant ? undefined : options.ask?.(row);
    if (asked) return setQuestion(asked);
    const { row: before } = readFields(schema, saved);
    const again = before && version ? () => write(before, version + 1) : undefined;
    const undo = options.undo?.bind(null, row) ?? again;
    const { done = `${label}: saved.` } = options;
    const title = typeof done === "function" ? done(row) : done;
    void run(() => write(row, version ?? 0), undo && { title, undo });
  }

  function change(next: Partial<Values>) {
    draft.change(next);
    if (problem) reset();
  }

  const bind = (field: keyof Values & string): BoundField => {
    const error = isChecked ? own(errors, field) : undefined;
    return {
      name: field,
      value: own(values, field) ?? "",
      onChange: ({ target }) => change({ [field]: target.value } as Partial<Values>),
      // What the shop sells and says is not in the browser's address book.
      autoComplete: "off",
      ...(error && { error }),
    };
  };
  const check = (field: keyof Values & string) => ({
    isChecked: own(values, field) === "yes",
    onChange: (isChecked: boolean) =>
      change({ [field]: isChecked ? "yes" : "no" } as Partial<Values>),
  });
  return {
    ...{ form, draft, row, isNew, isChanged, isBusy, run, save, reset },
    ...{ question, withdraw: () => setQuestion(undefined) },
    /** What is wrong with the whole, once somebody tried to save, or why it was refused. */
    problem: (isChecked && errors[""]) || problem,
    hasConflict: draft.clashes.length > 0,
    controls: { bind, check, values, change } satisfies RecordControls<Values>,
  };
}

/** Focuses the first invalid field once it is marked, and opens what it is folded into. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    if (!wrong) return;
    const folded = wrong.closest("details");
    if (folded) folded.open = true;
    wrong.focus({ preventScroll: true });
    wrong.scrollIntoView({ block: "center" });
  });
}
