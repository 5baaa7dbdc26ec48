import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { db } from "#app/lib/supabase.ts";
import { uuid } from "#app/lib/uuid.ts";
import { button } from "#app/ui/button.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { dayNames } from "#shop/calendar/days.ts";
import { toolButton } from "../controls.ts";
import { LoadFailed } from "../load-failed.tsx";
import { Problem } from "../problem.tsx";
import { ConflictPanel } from "../records/conflict-panel.tsx";
import { describeFailure } from "../records/failures.ts";
import { refreshRecords } from "../records/record-writes.ts";
import { requestTimeout } from "../requests.ts";
import { Section } from "../section.tsx";
import { offerUndo } from "../undo/undo-store.ts";
import { UnsavedDraftNote } from "../unsaved-draft-note.tsx";
import { useDraft } from "../use-draft.ts";
import { useFieldError } from "./use-field-error.ts";
import { WordsField } from "./words-field.tsx";
import { rightZone, type ZoneRow, zoneFields, zoneOf } from "./zone-fields.ts";
import { addZone, changeZone, removeZone } from "./zone-writes.ts";

const zonesQuery = queryOptions({
  queryKey: ["delivery-zones"],
  queryFn: async ({ signal }) => {
    const { data } = await db()
      .from("delivery_zones")
      .select("*")
      .order("position")
      .order("area")
      .abortSignal(AbortSignal.any([signal, requestTimeout()]))
      .throwOnError();
    return data;
  },
});

/** Where the truck goes, for how much, and when; any other ZIP code is quoted on request. */
export function DeliveryForm() {
  const { data, isError, isFetching, refetch } = useQuery(zonesQuery);
  const [added, setAdded] = useState<ZoneRow>();
  if (!data) {
    return isError ? (
      <LoadFailed
        message="Failed to load the delivery areas."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : null;
  }
  const zones = added && !data.some(({ id }) => id === added.id) ? [...data, added] : data;
  return (
    <Section
      title="Delivery by ZIP"
      about="Shown on each piece, at checkout, and in the search. A ZIP code in no area is quoted on request; orders over the free line stay free."
    >
      <ul className="divide-y divide-line">
        {zones.map((zone) => (
          <li key={zone.id} className="grid gap-3 py-4">
            <h3 className="text-lg">{zone.area || "A new area"}</h3>
            <ZoneForm zone={zone} isNew={zone === added} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={toolButton("mt-3")}
        onClick={() => setAdded(emptyZone(data.length))}
      >
        Add an area
      </button>
    </Section>
  );
}

const emptyZone = (position: number): ZoneRow => ({
  id: uuid(),
  area: "",
  zips: [],
  fee_cents: 9_900,
  days: [],
  lead_days: 1,
  position: position + 1,
  version: 0,
  updated_at: "",
});

function ZoneForm({ zone, isNew }: { zone: ZoneRow; isNew: boolean }) {
  const client = useQueryClient();
  const draft = useDraft(`zone ${zone.id}`, zoneFields(zone), zone.version);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { hasError, showError, errorOf, clearError } = useFieldError();
  const { values } = draft;
  const wrongDays: { error?: string } = errorOf("days", problem);
  const wrongId = useId();

  function clearErrors() {
    if (hasError) setProblem("");
    clearError();
  }

  async function run(work: () => Promise<void>, title: string, undo: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      await work();
      // Until the row is read anew, what was typed says what is saved.
      await refreshRecords(client);
      draft.drop();
      offerUndo({
        title,
        undo,
      });
    } catch (error) {
      setProblem(describeFailure(error));
      await refreshRecords(client);
    } finally {
      setBusy(false);
    }
  }

  const { version, updated_at, ...saved } = zone;

  function save() {
    const { row, problem } = zoneOf(values);
    if (!row) {
      setProblem(problem);
      const right = isNew ? rightZone : zoneFields(zone);
      return showError(form.current, values, right, (fields) => zoneOf(fields).problem);
    }
    const typed = { ...row, id: zone.id, position: zone.position };
    const title = `${row.area} is saved.`;
    if (isNew) {
      void run(
        () => addZone(typed),
        title,
        () => removeZone(zone.id, 1),
      );
    } else {
      void run(
        () => changeZone(typed, version),
        title,
        () => changeZone(saved, version + 1),
      );
    }
  }

  function remove() {
    void run(
      () => removeZone(zone.id, version),
      `${zone.area} is removed.`,
      () => addZone(saved),
    );
  }

  const input = (name: "area" | "fee" | "leadDays", label: string) => (
    <TextField
      label={label}
      autoComplete="off"
      value={values[name]}
      onChange={({ target }) => {
        draft.change({ [name]: target.value });
        clearErrors();
      }}
      {...errorOf(name, problem)}
    />
  );
  return (
    <form
      ref={form}
      className="grid gap-3"
      noValidate
      aria-label={zone.area || "A new area"}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <UnsavedDraftNote draft={draft} />
      {draft.clashes.length > 0 ? (
        <ConflictPanel
          records={[
            { table: "delivery_zones", record: zone.id, count: draft.behind, since: draft.since },
          ]}
          mine={zoneOf(values).row}
          onTakeTheirs={() => {
            setProblem("");
            draft.takeTheirs();
          }}
        />
      ) : null}
      <div className="grid gap-3 sm:grid-cols-3">
        {input("area", "Area")}
        {input("fee", "Fee ($)")}
        {input("leadDays", "Open days needed")}
      </div>
      <WordsField
        label="ZIP codes, or their first three digits"
        rows={3}
        value={values.zips}
        onChange={({ target }) => {
          draft.change({ zips: target.value });
          clearErrors();
        }}
        {...errorOf("zips", problem)}
      />
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="font-semibold">The truck goes on</legend>
        {dayNames.map((name, day) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-spruce"
              checked={values.days.includes(String(day))}
              onChange={({ target }) => {
                draft.change({
                  days: target.checked
                    ? [...values.days, day].toSorted().join("")
                    : values.days.replace(String(day), ""),
                });
                clearErrors();
              }}
              aria-invalid={wrongDays.error ? true : undefined}
              aria-describedby={wrongDays.error ? wrongId : undefined}
            />
            {name.slice(0, 3)}
          </label>
        ))}
        {wrongDays.error ? (
          <p id={wrongId} className="w-full text-sm font-semibold text-tag">
            {wrongDays.error}
          </p>
        ) : null}
      </fieldset>
      <Problem>{hasError || draft.clashes.length > 0 ? "" : problem}</Problem>
      <div className="flex gap-2">
        <button
          type="submit"
          className={button("primary", "sm", "min-h-11")}
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? "Saving…" : `Save ${zone.area || "area"}`}
        </button>
        {isNew ? null : (
          <button
            type="button"
            className={toolButton()}
            aria-disabled={isBusy || undefined}
            onClick={remove}
          >
            Remove
          </button>
        )}
      </div>
    </form>
  );
}
