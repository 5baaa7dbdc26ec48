import { useEffect, useRef, useState } from "react";
import type * as v from "valibot";
import { own } from "#shop/own.ts";
import { refusedFields } from "../records/failures.ts";
import type { Question } from "./act-button.tsx";
import type { Fields } from "./draft.ts";
import { type FieldControls, fieldControls } from "./field-controls.ts";
import { readFields } from "./schema.ts";
import { useDraft } from "./use-draft.ts";
import { type Done, useWrite } from "./use-write.ts";

export interface RecordControls<Values> extends FieldControls<Values> {
  /** Saves for a step that says more than that, such as "publish". */
  save: (step: string) => void;
  /** The step that is being saved; "" is saving alone. */
  busy: string | undefined;
}

/** What was done, without a title that the form knows; nothing where nothing has to be said. */
export type Written = Promise<Partial<Done> | undefined> | Promise<void>;

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
  /** Makes the row from the texts; its messages stand at their fields. A step may ask for more. */
  schema: v.GenericSchema<Values, Row> | ((step: string) => v.GenericSchema<Values, Row>);
  /** Saves over the version that is given, and may answer how that is taken back; throws what is refused. */
  write: (row: Row, version: number, step: string) => Written;
  /** What else is typed with what somebody types. */
  follow?: (values: Values, next: Partial<Values>) => Partial<Values>;
  /** What is said once it is saved; without it, "<label>: saved." */
  done?: string | ((row: Row) => string);
  /** What is asked before so much is done; nothing where nothing needs to be. */
  ask?: (row: Row) => Question | undefined;
  onSaved?: () => void;
  /** What was saved is shown as soon as it is, so nothing is read anew. */
  isShown?: boolean;
  /** It stays, and is empty for the next one before it says that this one is saved. */
  startsOver?: boolean;
  /** A sheet's: it is the last thing there, large, and the sheet closes before it says that this is saved. */
  isSheet?: boolean;
}

export function useRecordForm<Values extends Fields, Row extends object>(
  options: RecordOptions<Values, Row>,
) {
  const {
    label,
    record,
    saved,
    version,
    schema,
    write,
    follow,
    isShown,
    isPrivate = false,
  } = options;
  const name = options.draft ?? `${record.table} ${record.key}`;
  const draft = useDraft(name, saved, version, isPrivate);
  // The step that was tried last and is not done.
  const [tried, setTried] = useState<string>();
  const [question, setQuestion] = useState<Question & { step: string }>();
  const form = useRef<HTMLFormElement>(null);
  const { values } = draft;
  const read = (step: string, texts = values) =>
    readFields(typeof schema === "function" ? schema(step) : schema, texts);
  const { row, errors = {} } = read(tried ?? "");
  const { isBusy, problem, reset, write: act } = useWrite({ isShown });
  // The control of the form that the database refused.
  const [refused, setRefused] = useState<string>();
  const wrongField = problem ? refused : undefined;
  useEffect(() => {
    if (wrongField) focusFirstInvalid(form.current);
  }, [wrongField]);
  // What was sent before a lost answer may be what is saved in the end.
  const sent = useRef<Values>(values);
  const isSettled = useRef(false);

  function settle() {
    isSettled.current = true;
    draft.settle(sent.current);
    setTried(undefined);
    options.onSaved?.();
  }

  async function run(work: () => Written, title: string) {
    isSettled.current = false;
    const isDone = await act(async () => {
      const answered = await tell(work());
      sent.current = values;
      const done = answered ? { title, ...answered } : undefined;
      const settlesFirst = options.startsOver || options.isSheet;
      return done && settlesFirst ? { ...done, startOver: settle } : done;
    }, name);
    // The row was read anew before, so what is shown is never the old one.
    if (isDone && !isSettled.current) settle();
  }

  /** Notes which control of the form was refused, where it was one. */
  async function tell(written: Written) {
    try {
      return await written;
    } catch (error) {
      setRefused(refusedFields(error).find((field) => form.current?.elements.namedItem(field)));
      throw error;
    }
  }

  const isNew = version === 0;
  const isChanged =
    isNew || Object.keys(saved).some((field) => own(values, field) !== own(saved, field));

  function save(step = "", isMeant = false) {
    setQuestion(undefined);
    if (!isChanged && !step) return;
    setTried(step);
    const { row } = read(step);
    if (!row) return focusFirstInvalid(form.current);
    const asked = isMeant ? undefined : options.ask?.(row);
    if (asked) return setQuestion({ ...asked, step });
    const { done = `${label}: saved.` } = options;
    const title = typeof done === "function" ? done(row) : done;
    void run(() => write(row, version ?? 0, step), title);
  }

  function change(next: Partial<Values>) {
    draft.change(follow ? follow(values, next) : next);
    if (problem) reset();
  }

  const isTried = tried !== undefined;
  const hasConflict = draft.clashes.length > 0;
  const shownErrors = Object.assign({}, isTried && errors, wrongField && { [wrongField]: problem });
  return {
    ...{ form, draft, row, isNew, isChanged, isBusy, run, save, reset, hasConflict },
    ...{ question, withdraw: () => setQuestion(undefined) },
    /** What is wrong with the whole, once somebody tried to save, or why it was refused. */
    problem: (isTried && errors[""]) || (wrongField ? "" : problem),
    controls: {
      ...fieldControls(values, shownErrors, isTried, change),
      save: (step) => hasConflict || save(step),
      busy: isBusy ? (tried ?? "") : undefined,
    } satisfies RecordControls<Values>,
  };
}

/** Focuses the first invalid field once it is marked, and opens what it is folded into. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const marked = '[aria-invalid="true"], [data-wrong]';
    const wrong = form?.matches(marked) ? form : form?.querySelector<HTMLElement>(marked);
    if (!wrong) return;
    const folded = wrong.closest("details");
    if (folded) folded.open = true;
    wrong.focus({ preventScroll: true });
    wrong.scrollIntoView({ block: "center" });
  });
}
