import { useRef, useState } from "react";
import { button } from "#app/ui/button.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { detroitToday } from "#shop/calendar/clock.ts";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { own } from "#shop/own.ts";
import { CheckField } from "../kit/check-field.tsx";
import { ConflictPanel } from "../kit/conflict-panel.tsx";
import { SelectField } from "../kit/select-field.tsx";
import { UnsavedDraftNote } from "../kit/unsaved-draft-note.tsx";
import { useDraft } from "../kit/use-draft.ts";
import { focusFirstInvalid } from "../kit/use-record-form.ts";
import { useWrite } from "../kit/use-write.ts";
import { Problem } from "../problem.tsx";
import { isConflict } from "../records/failures.ts";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";
import { dayProblem, formatTimes, type SpecialRow, specialOn, timesProblem } from "./hours.ts";
import { setDays } from "./special-day-changes.ts";

export type SpecialDayFields = Record<
  "day" | "rooms" | "isClosed" | "opens" | "closes" | "note",
  string
>;

interface SpecialDayFormProps {
  /** Under which what is typed is kept. */
  name: string;
  special: readonly SpecialRow[];
  initial: SpecialDayFields;
  isDayFixed?: boolean;
  onSaved?: () => void;
}

/** Other hours on one day, for both showrooms or for one. */
export function SpecialDayForm({
  name,
  special,
  initial,
  isDayFixed,
  onSaved,
}: SpecialDayFormProps) {
  const draft = useDraft(name, initial);
  const { day, rooms, isClosed, opens, closes, note } = draft.values;
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [hasConflict, setConflict] = useState(false);
  const { isBusy, problem: refusal, reset, write } = useWrite();

  // The days as they were when typing began: one that was set since is somebody else's.
  const [seen, setSeen] = useState(special);
  if (!draft.isTyped && seen !== special) setSeen(special);

  const times = isClosed
    ? { opens: null, closes: null }
    : { opens: opens || null, closes: closes || null };
  const wrong: Partial<SpecialDayFields> = {
    day: dayProblem(day, detroitToday(new Date())),
    closes:
      isClosed || opens || closes ? timesProblem(times) : "Set both times, or mark it closed.",
  };
  const errors = isChecked ? wrong : {};
  const at: readonly ShowroomId[] = rooms === "both" ? showroomIds : [rooms as ShowroomId];

  function close() {
    setConflict(false);
    setChecked(false);
    reset();
    draft.drop();
    onSaved?.();
  }

  async function save() {
    if (wrong.day || wrong.closes) {
      setChecked(true);
      return focusFirstInvalid(form.current);
    }
    const isNews = at.some(
      (room) => specialOn(special, day)[room]?.version !== specialOn(seen, day)[room]?.version,
    );
    if (isNews && !hasConflict) return setConflict(true);
    const where = rooms === "both" ? "" : ` at ${own(showroomNames, rooms)}`;
    const set = setDays(
      special,
      at.map((room) => ({ showroom: room, day, ...times, note: note.trim() || null })),
      `${formatCalendarDay(day)}${where}: ${formatTimes(times)}.`,
    );
    const isDone = await write(async () => {
      try {
        return await set();
      } catch (error) {
        setConflict(isConflict(error));
        throw error;
      }
    });
    if (isDone) close();
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3 rounded-lg bg-sunken p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasConflict) void save();
      }}
    >
      <UnsavedDraftNote draft={draft} />
      {hasConflict ? (
        <ConflictPanel
          records={at.map((showroom) => ({
            table: "special_days",
            record: `${showroom} ${day}`,
            count: 1,
          }))}
          onTakeTheirs={close}
          onSaveMine={save}
        />
      ) : null}
      <Fields {...{ errors, isDayFixed }} values={draft.values} change={draft.change} />
      <Problem>{hasConflict ? "" : (isDayFixed && errors.day) || refusal}</Problem>
      <button
        type="submit"
        className={button("primary", "md", "justify-self-start")}
        aria-disabled={isBusy || hasConflict || undefined}
      >
        {isBusy ? "Saving…" : "Save"}
      </button>
    </form>
  );
}

interface FieldsProps {
  values: SpecialDayFields;
  /** What is wrong, by the field. */
  errors: Partial<SpecialDayFields>;
  isDayFixed: boolean | undefined;
  change: (next: Partial<SpecialDayFields>) => void;
}

function Fields({ values, errors, isDayFixed, change }: FieldsProps) {
  const bind = (name: keyof SpecialDayFields) => ({
    value: values[name],
    ...(errors[name] && { error: errors[name] }),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {isDayFixed ? null : <TextField label="Day" type="date" {...bind("day")} />}
        {showroomIds.length === 1 ? null : (
          <SelectField label="Showroom" {...bind("rooms")}>
            <option value="both">Both</option>
            {showroomIds.map((id) => (
              <option key={id} value={id}>
                {showroomNames[id]} only
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <CheckField
        label="Closed all day"
        isChecked={values.isClosed === "yes"}
        onChange={(isChecked) => change({ isClosed: isChecked ? "yes" : "" })}
      />
      {values.isClosed ? null : (
        <div className="grid grid-cols-2 gap-3">
          <TextField label="Opens" type="time" {...bind("opens")} />
          <TextField label="Closes" type="time" {...bind("closes")} />
        </div>
      )}
      <TextField
        label="What to call it"
        maxLength={120}
        placeholder="Black Friday"
        autoComplete="off"
        {...bind("note")}
      />
    </>
  );
}
