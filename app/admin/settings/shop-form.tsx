import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Tables } from "#app/lib/database.types.ts";
import { button } from "#app/ui/button.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { refreshCatalog } from "../catalog/catalog-writes.ts";
import { ConflictPanel } from "../catalog/conflict-panel.tsx";
import { describeFailure } from "../catalog/failures.ts";
import { isFar, parseMoney } from "../catalog/money-input.ts";
import { field } from "../controls.ts";
import { KeptNote } from "../kept-note.tsx";
import { Problem } from "../problem.tsx";
import { Section } from "../section.tsx";
import { offerUndo } from "../undo/undo-store.ts";
import { useDraft } from "../use-draft.ts";
import { type FactFields, factFields, factsOf } from "./shop-facts.ts";
import { useBlame } from "./use-blame.ts";
import { writeShop } from "./write-shop.ts";

/** Phone, email, delivery and the hold's rule: they stand on every page. */
export function ShopForm({ shop }: { shop: Tables<"shop"> }) {
  const client = useQueryClient();
  const saved = factFields(shop);
  const draft = useDraft("shop", saved, shop.version);
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { id, blame, marks, forgive } = useBlame();
  const facts = factsOf(draft.values, shop);
  const hasConflict = draft.clashes.length > 0;

  async function save() {
    if (isSaving) return;
    if ("problem" in facts) {
      setProblem(facts.problem);
      return blame(form.current, draft.values, saved, (fields) => {
        const other = factsOf(fields, shop);
        return "problem" in other ? other.problem : undefined;
      });
    }
    setSaving(true);
    setProblem("");
    try {
      await writeShop({ ...facts, version: shop.version });
      // Until the row is read anew, what was typed says what is saved.
      await refreshCatalog(client);
      draft.drop();
      offerUndo({
        title: "The shop’s facts are saved.",
        undo: async () => {
          const { phone, email, hold_rule, free_delivery_from_cents, delivery_fee_cents } = shop;
          await writeShop({
            ...{ phone, email, hold_rule, free_delivery_from_cents, delivery_fee_cents },
            version: shop.version + 1,
          });
        },
      });
    } catch (error) {
      setProblem(describeFailure(error));
      await refreshCatalog(client);
    } finally {
      setSaving(false);
    }
  }

  const input = (name: keyof FactFields, label: string, type = "text") => (
    <TextField
      label={label}
      type={type}
      inputMode={/^f/.test(name) ? "decimal" : undefined}
      autoComplete="off"
      value={draft.values[name]}
      onChange={({ target }) => {
        draft.change({ [name]: target.value });
        forgive();
      }}
      {...marks(name)}
    />
  );
  return (
    <Section
      title="Phone, delivery fee, holds"
      about="These stand on every page: it takes a few seconds until all of them are new."
    >
      <form
        ref={form}
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <KeptNote draft={draft} />
        {hasConflict ? (
          <ConflictPanel
            records={[
              { table: "shop", record: shop.name, count: draft.behind, since: draft.since },
            ]}
            mine={"problem" in facts ? {} : facts}
            onTakeTheirs={() => {
              setProblem("");
              draft.takeTheirs();
            }}
          />
        ) : null}
        {input("phone", "Phone to order", "tel")}
        {input("email", "Email", "email")}
        <label className="grid gap-1.5 font-semibold">
          How long a piece is held, as it is printed
          <textarea
            rows={3}
            maxLength={300}
            className={field("field-sizing-content max-h-96 py-2 font-normal sm:text-base")}
            value={draft.values.holdRule}
            onChange={({ target }) => {
              draft.change({ holdRule: target.value });
              forgive();
            }}
            {...marks("holdRule")}
          />
        </label>
        <div className="grid gap-4 sm:grid-cols-2">
          {input("free", "Free delivery from ($)")}
          {input("fee", "Delivery below that ($)")}
          {isFar(shop.free_delivery_from_cents, parseMoney(draft.values.free))
            ? input("freeAgain", "Free delivery from, again ($)")
            : null}
          {isFar(shop.delivery_fee_cents, parseMoney(draft.values.fee))
            ? input("feeAgain", "Delivery below that, again ($)")
            : null}
        </div>
        <Problem id={id}>{hasConflict ? "" : problem}</Problem>
        <button
          type="submit"
          className={button("primary", "md", "justify-self-start")}
          aria-disabled={isSaving || undefined}
        >
          {isSaving ? "Saving…" : hasConflict ? "Save mine" : "Save"}
        </button>
      </form>
    </Section>
  );
}
