import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { db } from "#app/lib/supabase.ts";
import { uuid } from "#app/lib/uuid.ts";
import { button } from "#app/ui/button.ts";
import { Modal } from "#app/ui/modal.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { formatMoment } from "#shop/calendar/words.ts";
import { useWrite } from "../kit/use-write.ts";
import { plainName } from "../plain-name.ts";
import { Problem } from "../problem.tsx";
import { type ShowroomId, showroomNames } from "../records/product-labels.ts";
import { holdProduct, setHoldState } from "../records/record-writes.ts";
import type { Product } from "../records/records.queries.ts";
import { useDeviceShowroom } from "../shell/showroom-choice.tsx";
import { UnsavedDraftNote } from "../unsaved-draft-note.tsx";
import { useCustomerDraft } from "../use-customer-draft.ts";
import { ShowroomField } from "./showroom-field.tsx";

interface HoldSheetProps {
  product: Product;
  onClose: () => void;
}

/** Keeps one product for a caller: name, number, done. */
export function HoldSheet({ product, onClose }: HoldSheetProps) {
  const [device] = useDeviceShowroom();
  const [showroom, setShowroom] = useState<ShowroomId>(() => firstWith(product, device ?? "east"));
  const draft = useCustomerDraft(`hold ${product.id}`, { name: "", phone: "" });
  const { name, phone } = draft.values;
  const nameInput = useRef<HTMLInputElement>(null);
  const phoneInput = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const { isBusy, problem: refusal, write } = useWrite();
  const { data: until } = useQuery({
    queryKey: ["hold-end", showroom],
    queryFn: async () => {
      const { data } = await db().rpc("hold_end", { showroom }).throwOnError();
      return data;
    },
    staleTime: 60_000,
  });

  async function hold() {
    if (!name.trim()) return setProblem("Write the caller's name.");
    if (phone.replaceAll(/\D/g, "").length < 10) {
      return setProblem("Write the caller's phone number with its area code.");
    }
    setProblem("");
    const id = uuid();
    await write(async () => {
      const held = await holdProduct({ id, product_id: product.id, showroom, name, phone });
      draft.drop();
      onClose();
      return {
        title: `Held for ${plainName(held.name)} at ${showroomNames[showroom]} until ${formatMoment(held.until!)}.`,
        undo: () => setHoldState(held.id, "ended"),
      };
    }, `hold ${product.id}`);
  }

  return (
    <Modal
      title={`Hold ${product.title}`}
      onClose={onClose}
      width="max-w-md"
      initialFocus={nameInput}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void hold();
        }}
      >
        <UnsavedDraftNote draft={draft} />
        <TextField
          ref={nameInput}
          label="Caller's name"
          enterKeyHint="next"
          onKeyDown={(event) => {
            if (event.key !== "Enter" || phone) return;
            event.preventDefault();
            phoneInput.current?.focus();
          }}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={100}
          value={name}
          onChange={({ target }) => draft.change({ name: target.value })}
        />
        <TextField
          ref={phoneInput}
          label="Phone"
          enterKeyHint="done"
          type="tel"
          autoComplete="off"
          maxLength={20}
          value={phone}
          onChange={({ target }) => draft.change({ phone: target.value })}
        />
        <ShowroomField product={product} value={showroom} onChange={setShowroom} />
        <Problem>{problem || refusal}</Problem>
        <button type="submit" className={button()} aria-disabled={isBusy || undefined}>
          {isBusy ? "Holding…" : until ? `Hold until ${formatMoment(until)}` : "Hold"}
        </button>
        <p className="text-sm text-ink-soft">
          One piece per person, no deposit. It ends by itself.
        </p>
      </form>
    </Modal>
  );
}

/** The showroom that is meant, or the other one where it has none. */
export function firstWith({ stock }: Product, wanted: ShowroomId): ShowroomId {
  if (stock[wanted].onHand > 0) return wanted;
  return wanted === "east" ? "west" : "east";
}
