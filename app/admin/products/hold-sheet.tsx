import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { db } from "#app/lib/supabase.ts";
import { uuid } from "#app/lib/uuid.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import { callerSchema } from "../kit/caller-fields.ts";
import { field, full } from "../kit/fields.tsx";
import { SheetForm } from "../kit/sheet-form.tsx";
import { plainName } from "../plain-name.ts";
import { showroomNames } from "../records/product-labels.ts";
import { holdProduct, setHoldState } from "../records/record-writes.ts";
import type { Product } from "../records/records.queries.ts";
import { ShowroomField, showroomSchema, useFirstShowroom } from "./showroom-field.tsx";

const { name, phone } = callerSchema.entries;

const schema = v.object({
  name: field("Caller's name", name, {
    ...{ ...full, autoFocus: true, autoCapitalize: "words", enterKeyHint: "next" },
    onKeyDown(event) {
      const phone = event.currentTarget.form?.elements.namedItem("phone") as HTMLInputElement;
      if (event.key !== "Enter" || phone.value) return;
      event.preventDefault();
      phone.focus();
    },
  }),
  phone: field("Phone", phone, { ...full, type: "tel", enterKeyHint: "done" }),
  showroom: showroomSchema,
});

export function HoldSheet({ product, onClose }: { product: Product; onClose: () => void }) {
  const showroom = useFirstShowroom(product);
  const [id] = useState(uuid);
  return (
    <SheetForm
      title={`Hold ${product.title}`}
      onClose={onClose}
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
      {({ show, ...form }) => (
        <>
          {show()}
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
