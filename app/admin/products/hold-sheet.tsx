import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { db } from "#app/lib/supabase.ts";
import { uuid } from "#app/lib/uuid.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { formatMoment } from "#shop/calendar/words.ts";
import { callerSchema } from "../kit/caller-fields.ts";
import { SheetForm } from "../kit/sheet-form.tsx";
import { plainName } from "../plain-name.ts";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";
import { holdProduct, setHoldState } from "../records/record-writes.ts";
import type { Product } from "../records/records.queries.ts";
import { useDeviceShowroom } from "../shell/showroom-choice.tsx";
import { ShowroomField, type Stocked } from "./showroom-field.tsx";

interface HoldSheetProps {
  product: Product;
  onClose: () => void;
}

/** Keeps one product for a caller: name, number, done. */
export function HoldSheet({ product, onClose }: HoldSheetProps) {
  const [device] = useDeviceShowroom();
  const [showroom, setShowroom] = useState<ShowroomId>(() =>
    firstWith(product, device ?? showroomIds[0]!),
  );
  const [id] = useState(uuid);
  const nameInput = useRef<HTMLInputElement>(null);
  const phoneInput = useRef<HTMLInputElement>(null);
  const { data: until } = useQuery({
    queryKey: ["hold-end", showroom],
    queryFn: async () => {
      const { data } = await db().rpc("hold_end", { showroom }).throwOnError();
      return data;
    },
    staleTime: 60_000,
  });
  return (
    <SheetForm
      title={`Hold ${product.title}`}
      onClose={onClose}
      initialFocus={nameInput}
      isPrivate
      label="A hold"
      saveWords={until ? `Hold until ${formatMoment(until)}` : "Hold"}
      record={{ table: "holds", key: id }}
      draft={`hold ${product.id}`}
      saved={{ name: "", phone: "" }}
      version={0}
      schema={callerSchema}
      write={async (caller) => {
        const held = await holdProduct({ id, product_id: product.id, showroom, ...caller });
        return {
          title: `Held for ${plainName(held.name)} at ${showroomNames[showroom]} until ${formatMoment(held.until!)}.`,
          undo: () => setHoldState(held.id, "ended"),
        };
      }}
    >
      {({ bind, values, change, errorAt }) => (
        <>
          <TextField
            ref={nameInput}
            label="Caller's name"
            enterKeyHint="next"
            onKeyDown={(event) => {
              if (event.key !== "Enter" || values.phone) return;
              event.preventDefault();
              phoneInput.current?.focus();
            }}
            autoCapitalize="words"
            maxLength={100}
            {...bind("name")}
          />
          <TextField
            ref={phoneInput}
            label="Phone"
            enterKeyHint="done"
            type="tel"
            maxLength={20}
            {...bind("phone")}
          />
          <ShowroomField
            product={product}
            value={showroom}
            error={errorAt("showroom")}
            onChange={(next) => {
              setShowroom(next);
              change({});
            }}
          />
          <p className="text-sm text-ink-soft">
            One item per person, no deposit. The hold ends on its own.
          </p>
        </>
      )}
    </SheetForm>
  );
}

/** The showroom that is meant, or the other one where it has none. */
export function firstWith({ stock }: Stocked, wanted: ShowroomId): ShowroomId {
  if (stock[wanted].onHand > 0) return wanted;
  return showroomIds.find((id) => id !== wanted) ?? wanted;
}
