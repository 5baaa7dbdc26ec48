import { useState } from "react";
import { uuid } from "#app/lib/uuid.ts";
import { button } from "#app/ui/button.ts";
import { Modal } from "#app/ui/modal.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { formatMoment } from "#shop/calendar/words.ts";
import { formatMoney } from "#shop/money.ts";
import { field } from "../controls.ts";
import { useWrite } from "../kit/use-write.ts";
import { plainName } from "../plain-name.ts";
import { Problem } from "../problem.tsx";
import { isFar, moneyText, parseMoney, repeatProblem } from "../records/money-input.ts";
import type { ShowroomId } from "../records/product-labels.ts";
import type { Hold, Product } from "../records/records.queries.ts";
import { useDeviceShowroom } from "../shell/showroom-choice.tsx";
import { UnsavedDraftNote } from "../unsaved-draft-note.tsx";
import { useDraft } from "../use-draft.ts";
import { firstWith } from "./hold-sheet.tsx";
import { type FoundLead, LeadPicker } from "./lead-picker.tsx";
import { ShowroomField } from "./showroom-field.tsx";
import { useSell } from "./use-sell-one.ts";

interface SoldSheetProps {
  product: Product;
  /** Those that run. */
  holds: readonly Hold[];
  onClose: () => void;
}

/** A sale with more to say: how many, where, for how much, to whom. */
export function SoldSheet({ product, holds, onClose }: SoldSheetProps) {
  const sell = useSell();
  const [device] = useDeviceShowroom();
  const [showroom, setShowroom] = useState<ShowroomId>(() => firstWith(product, device ?? "east"));
  const draft = useDraft(`sold ${product.id}`, {
    quantity: "1",
    price: moneyText(product.price_cents),
    again: "",
  });
  const { quantity, price, again } = draft.values;
  const [lead, setLead] = useState<FoundLead | null>(null);
  const [search, setSearch] = useState("");
  const [hold, setHold] = useState("");
  const [problem, setProblem] = useState("");
  const { isBusy, problem: refusal, write } = useWrite();
  const paid = parseMoney(price);
  const heldHere = holds.filter((one) => one.showroom === showroom);

  async function save() {
    const count = Number(quantity);
    if (!Number.isInteger(count) || count < 1) return setProblem("How many were sold? At least 1.");
    if ("problem" in paid) return setProblem(paid.problem);
    const far = repeatProblem(product.price_cents, paid, again, "price that was paid");
    if (far) return setProblem(far);
    if (!lead && search.trim()) {
      return setProblem("Choose the lead below its field, or empty the field.");
    }
    setProblem("");
    const sale = uuid();
    await write(async () => {
      const undoable = await sell(product, {
        ...{ showroom, quantity: count, price_cents: paid.cents, sale },
        ...(lead ? { lead: lead.id } : {}),
        ...(hold ? { hold } : {}),
      });
      draft.drop();
      onClose();
      return undoable;
    }, `sale ${product.id}`);
  }

  return (
    <Modal title={`Sold: ${product.title}`} onClose={onClose} width="max-w-md">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <UnsavedDraftNote draft={draft} />
        <ShowroomField
          product={product}
          value={showroom}
          onChange={(next) => {
            setShowroom(next);
            setHold("");
          }}
        />
        {heldHere.length > 0 ? (
          <label className="block font-semibold">
            To somebody it is held for?
            <select
              className={field("mt-1.5 font-normal")}
              value={hold}
              onChange={({ target }) => setHold(target.value)}
            >
              <option value="">No, to somebody else</option>
              {heldHere.map(({ id, name, until }) => (
                <option key={id} value={id}>
                  {plainName(name)}, held until {formatMoment(until!)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="How many"
            inputMode="numeric"
            value={quantity}
            onChange={({ target }) => draft.change({ quantity: target.value })}
          />
          <TextField
            label="Price of one"
            inputMode="decimal"
            value={price}
            onChange={({ target }) => draft.change({ price: target.value })}
          />
          {isFar(product.price_cents, paid) ? (
            <TextField
              label="The price again"
              className="col-span-2"
              inputMode="decimal"
              hint={`Its tag says ${formatMoney(product.price_cents)}.`}
              value={again}
              onChange={({ target }) => draft.change({ again: target.value })}
            />
          ) : null}
        </div>
        <LeadPicker
          value={lead}
          onChange={(found) => {
            setLead(found);
            setSearch("");
          }}
          search={search}
          onSearch={setSearch}
        />
        <Problem>{problem || refusal}</Problem>
        <button type="submit" className={button()} aria-disabled={isBusy || undefined}>
          {isBusy ? "Saving…" : "Sold"}
        </button>
      </form>
    </Modal>
  );
}
