import { useState } from "react";
import { button } from "#app/ui/button.ts";
import { ConflictPanel } from "../catalog/conflict-panel.tsx";
import { describeFailure, isConflict } from "../catalog/failures.ts";
import { field, toolButton } from "../controls.ts";
import { KeptNote } from "../kept-note.tsx";
import { Problem } from "../problem.tsx";
import { useDraft } from "../use-draft.ts";
import { type Dated, emptyFields, fieldsOf, problemOf } from "./offer.ts";
import { useOfferChanges } from "./use-offer-changes.ts";

interface OfferFormProps {
  /** The one that is edited, as the list has it now; a new one without. */
  offer?: Dated;
  packages: readonly { id: string; name: string }[];
  onClose?: () => void;
}

/** What it says, where, and from when until when by Detroit's clock. */
export function OfferForm({ offer, packages, onClose }: OfferFormProps) {
  const { save } = useOfferChanges();
  const [base, setBase] = useState(offer);
  const [openedAt] = useState(() => new Date(Date.now() - 1000).toISOString());
  const draft = useDraft(`offer ${offer?.id ?? "new"}`, base ? fieldsOf(base) : emptyFields);
  const { place, words, path, from, until } = draft.values;
  const [problem, setProblem] = useState("");
  const [hasConflict, setConflict] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isNotice = place === "notice";

  async function submit() {
    const wrong = problemOf(draft.values, Date.now());
    if (wrong) return setProblem(wrong);
    setSaving(true);
    setProblem("");
    try {
      await save(draft.values, hasConflict ? offer : base);
      draft.drop();
      setConflict(false);
      onClose?.();
    } catch (error) {
      if (isConflict(error)) setConflict(true);
      else setProblem(describeFailure(error));
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
      <KeptNote draft={draft} />
      {hasConflict && offer ? (
        <ConflictPanel table={isNotice ? "notices" : "offers"} record={offer.id} since={openedAt}>
          <button
            type="button"
            className={toolButton()}
            onClick={() => {
              draft.drop();
              setBase(offer);
              setConflict(false);
            }}
          >
            Use theirs
          </button>
        </ConflictPanel>
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
      <p className="text-sm text-ink-soft">
        Times are Detroit’s. It begins and ends by itself, within a minute.
      </p>
      <Problem>{problem}</Problem>
      <div className="flex gap-2">
        <button type="submit" className={button()} disabled={isSaving}>
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
