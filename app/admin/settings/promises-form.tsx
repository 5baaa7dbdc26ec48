import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Tables } from "#app/lib/database.types.ts";
import { button } from "#app/ui/button.ts";
import { refreshCatalog } from "../catalog/catalog-writes.ts";
import { ConflictPanel } from "../catalog/conflict-panel.tsx";
import { describeFailure } from "../catalog/failures.ts";
import { field, toolButton } from "../controls.ts";
import { KeptNote } from "../kept-note.tsx";
import { Problem } from "../problem.tsx";
import { Section } from "../section.tsx";
import { offerUndo } from "../undo/undo-store.ts";
import { useDraft } from "../use-draft.ts";
import { marks, type PromiseFields, plans, rowOf, savedFields } from "./promises.ts";
import { StillSample } from "./still-sample.tsx";
import { writeShop } from "./write-shop.ts";

/** The switches and the sentences that a lawyer may want to change. */
export function PromisesForm({ shop }: { shop: Tables<"shop"> }) {
  const client = useQueryClient();
  const saved = savedFields(shop);
  const draft = useDraft<PromiseFields>("promises", saved, shop.version);
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const hasConflict = draft.clashes.length > 0;
  const isChanged = Object.entries(draft.values).some(
    ([name, value]) => value !== saved[name as keyof PromiseFields],
  );

  async function save() {
    if (isSaving || !isChanged) return;
    setSaving(true);
    setProblem("");
    try {
      await writeShop({ ...rowOf(draft.values), version: shop.version });
      // Until the row is read anew, what was typed says what is saved.
      await refreshCatalog(client);
      draft.drop();
      offerUndo({
        title: "The settings are saved.",
        undo: () => writeShop({ ...rowOf(saved), version: shop.version + 1 }),
      });
    } catch (error) {
      setProblem(describeFailure(error));
      await refreshCatalog(client);
    } finally {
      setSaving(false);
    }
  }

  const text = (name: keyof PromiseFields) => ({
    className: field("field-sizing-content max-h-96 py-2"),
    value: draft.values[name],
    onChange: ({ target }: React.ChangeEvent<HTMLTextAreaElement>) =>
      draft.change({ [name]: target.value }),
  });
  const box = (name: keyof PromiseFields) => ({
    type: "checkbox",
    className: "mt-0.5 size-5 shrink-0 accent-spruce",
    checked: draft.values[name] === "yes",
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
      draft.change({ [name]: target.checked ? "yes" : "no" }),
  });

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <KeptNote draft={draft} />
      {hasConflict ? (
        <ConflictPanel
          records={[{ table: "shop", record: shop.name, count: draft.behind, since: draft.since }]}
          mine={rowOf(draft.values)}
          onTakeTheirs={() => {
            setProblem("");
            draft.takeTheirs();
          }}
        />
      ) : null}
      <Section title="Still sample" about="Switch the mark off when the content is your own.">
        <label className="flex gap-3">
          <input {...box("reviews_are_samples")} />
          <span>
            The reviews on the home page are samples
            <span className="block text-sm text-ink-soft">
              Each one is marked “sample review”. Only real customers’ words may stand without it.
            </span>
          </span>
        </label>
        {marks.map(({ mark, label, hint }) => (
          <label key={mark} className="mt-3 flex gap-3">
            <input {...box(mark)} />
            <span>
              {label}
              <span className="block text-sm text-ink-soft">{hint}</span>
            </span>
          </label>
        ))}
        <StillSample shop={shop} />
      </Section>
      <Section
        title="Payments over time"
        about="What the law wants said beside a plan. Ask your lawyer. Empty: the wording that comes with the site."
      >
        <label className="flex gap-3">
          <input {...box("monthly_payments_shown")} />
          <span>
            Show what a month costs with the 0% plan on each piece’s page
            <span className="block text-sm text-ink-soft">
              Packages keep their own figures. Leases are never shown by the month.
            </span>
          </span>
        </label>
        <div className="mt-4 grid gap-4">
          {plans.map(({ kind, label, hint }) => (
            <label key={kind} className="grid gap-1 font-semibold">
              {label}
              <textarea rows={4} maxLength={800} {...text(kind)} />
              <span className="text-sm font-normal text-ink-soft">{hint}</span>
            </label>
          ))}
        </div>
      </Section>
      <Problem>{hasConflict ? "" : problem}</Problem>
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          className={button()}
          aria-disabled={isSaving || !isChanged || undefined}
        >
          {isSaving ? "Saving…" : hasConflict ? "Save mine" : "Save promises"}
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
