import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as v from "valibot";
import { db } from "#app/lib/supabase.ts";
import { uuid } from "#app/lib/uuid.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { formatMoment } from "#shop/calendar/words.ts";
import { callerSchema } from "../kit/caller-fields.ts";
import { SheetForm } from "../kit/sheet-form.tsx";
import { plainName } from "../plain-name.ts";
import { showroomNames } from "../records/product-labels.ts";
import { holdProduct, setHoldState } from "../records/record-writes.ts";
import type { Product } from "../records/records.queries.ts";
import { ShowroomField, showroomSchema, useFirstShowroom } from "./showroom-field.tsx";

const schema = v.object({ ...callerSchema.entries, showroom: showroomSchema });

export function HoldSheet({ product, onClose }: { product: Product; onClose: () => void }) {
  const showroom = useFirstShowroom(product);
  const [id] = useState(uuid);
  const nameInput = useRef<HTMLInputElement>(null);
  const phoneInput = useRef<HTMLInputElement>(null);
  return (
    <SheetForm
      title={`Hold ${product.title}`}
      onClose={onClose}
      initialFocus={nameInput}
      isPrivate
      label="A hold"
      saveWords={({ showroom }) => <HoldWords showroom={showroom} />}
      record={{ table: "holds", key: id }}
      draft={`hold ${product.id}`}
      saved={{ name: "", phone: "", showroom: String(showroom) }}
      version={0}
      schema={schema}
      write={async (hold) => {
        const held = await holdProduct({ id, product_id: product.id, ...hold });
        return {
          title: `Held for ${plainName(held.name)} at ${showroomNames[hold.showroom]} until ${formatMoment(held.until!)}.`,
          undo: () => setHoldState(held.id, "ended"),
        };
      }}
    >
      {(form) => (
        <>
          <TextField
            ref={nameInput}
            label="Caller's name"
            enterKeyHint="next"
            onKeyDown={(event) => {
              if (event.key !== "Enter" || form.values.phone) return;
              event.preventDefault();
              phoneInput.current?.focus();
            }}
            autoCapitalize="words"
            {...form.bind("name")}
          />
          <TextField
            ref={phoneInput}
            label="Phone"
            enterKeyHint="done"
            type="tel"
            {...form.bind("phone")}
          />
          <ShowroomField product={product} form={form} />
          <p className="text-sm text-ink-soft">
            One item per person, no deposit. The hold ends on its own.
          </p>
        </>
      )}
    </SheetForm>
  );
}

/** "Hold until Fri, Nov 27, 8:00 PM", once the showroom's rule is known. */
function HoldWords({ showroom }: { showroom: string }) {
  const { data: until } = useQuery({
    queryKey: ["hold-end", showroom],
    queryFn: async () => {
      const { data } = await db().rpc("hold_end", { showroom }).throwOnError();
      return data;
    },
    staleTime: 60_000,
  });
  return until ? `Hold until ${formatMoment(until)}` : "Hold";
}
