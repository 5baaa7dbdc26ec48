import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { button } from "#app/ui/button.ts";
import { detroitToday } from "#shop/calendar/clock.ts";
import { field, toolButton } from "../controls.ts";
import { Problem } from "../problem.tsx";
import { ConflictPanel } from "../records/conflict-panel.tsx";
import { describeFailure, isConflict } from "../records/failures.ts";
import { refreshRecords } from "../records/record-writes.ts";
import { UnsavedDraftNote } from "../unsaved-draft-note.tsx";
import { useDraft } from "../use-draft.ts";
import { type Dated, emptyFields, fieldsOf, problemOf, quickEnds, rowOf } from "./offer.ts";
import { tableOf } from "./offer-writes.ts";
import { useOfferChanges } from "./use-offer-changes.ts";

interface OfferFormProps {
  /** The one that is edited, as the list has it now; a new one without. */
  offer?: Dated;
  packages: readonly { id: string; name: string }[];
  onClose?: () => void;
}

/** What it says, where, and from when until when by Detroit's clock. */
export function OfferForm({ offer, packages, onClose }: OfferFormProps) {
  const client = useQueryClient();
  const { save } = useOfferChanges();
  const draft = useDraft(
    `offer ${offer?.id ?? "new"}`,
    offer ? fieldsOf(offer) : emptyFields,
    offer?.version,
  );
  const { place, words, path, from, until } = draft.values;
  const [problem, setProblem] = useState("");
  const hasConflict = draft.clashes.length > 0;
  const [isSaving, setSaving] = useState(false);
  const isNotice = place === "notice";

  async function submit() {
    if (isSaving) return;
    const wrong = problemOf(draft.values, Date.now());
    if (wrong) return setProblem(wrong);
    setSaving(true);
    setProblem("");
    try {
      await save(draft.values, offer);
      draft.drop();
      onClose?.();
    } catch (error) {
      if (isConflict(error)) await refreshRecords(client);
      setProblem(describeFailure(error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <UnsavedDraftNote draft={draft} />
      {hasConflict && offer ? (
        <ConflictPanel
          records={[
            { table: tableOf(place), record: offer.id, count: draft.behind, since: draft.since },
          ]}
          mine={rowOf(draft.values)}
          onTakeTheirs={() => {
            setProblem("");
            draft.takeTheirs();
          }}
        />
      ) : null}
      <label className="block text-sm font-semibold">
        Where
        <select
          className={field("mt-1")}
          value={place}
          disabled={offer !== undefined}
          onChange={({ target }) => draft.change({ place: target.value })}
        >
          <option value="notice">The bar above the header</option>
          <option value="deal-of-the-month">Deal of the Month</option>
          <option value="mattress-special">Mattress Special</option>
          {packages.map(({ id, name }) => (
            <option key={id} value={`package ${id}`}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="block text-sm font-semibold">
        What it says
        <textarea
          rows={2}
          className={field("mt-1 py-2")}
          maxLength={200}
          value={words}
          onChange={({ target }) => draft.change({ words: target.value })}
        />
      </label>
      {isNotice ? (
        <label className="block text-sm font-semibold">
          Leads to (a page of this site, if any)
          <input
            className={field("mt-1")}
            placeholder="/clearance-items"
            autoCapitalize="none"
            value={path}
            onChange={({ target }) => draft.change({ path: target.value.trim() })}
          />
        </label>
      ) : (
        <p className="text-sm text-ink-soft">
          Write {"{until}"} where its last day is to stand. A monthly payment is said by the package
          itself, from its terms.
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {(["from", "until"] as const).map((side) => (
          <label key={side} className="block text-sm font-semibold">
            {side === "from" ? "From (now, if empty)" : "Until (you end it, if empty)"}
            <input
              type="datetime-local"
              className={field("mt-1")}
              value={side === "from" ? from : until}
              onChange={({ target }) => draft.change({ [side]: target.value })}
            />
          </label>
        ))}
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Until, at the end of</legend>
        {quickEnds(detroitToday(new Date())).map(({ words, day }) => (
          <button
            key={words}
            type="button"
            className={toolButton()}
            aria-pressed={until === `${day}T23:59`}
            onClick={() => draft.change({ until: `${day}T23:59` })}
          >
            {words}
          </button>
        ))}
      </fieldset>
      <p className="text-sm text-ink-soft">
        Times are Detroit’s. It begins and ends by itself, within a minute.
      </p>
      <Problem>{hasConflict ? "" : problem}</Problem>
      <div className="flex gap-2">
        <button type="submit" className={button()} aria-disabled={isSaving || undefined}>
          {isSaving ? "Saving…" : hasConflict ? "Save mine" : "Save"}
        </button>
        {onClose ? (
          <button type="button" className={button("outline")} onClick={onClose}>
            Close
          </button>
        ) : null}
      </div>
    </form>
  );
}
