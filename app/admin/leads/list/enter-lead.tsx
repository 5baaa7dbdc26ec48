import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { uuid } from "#app/lib/uuid.ts";
import { useShop } from "#app/site/use-shop.ts";
import { Fields } from "../../kit/fields.tsx";
import { SheetForm } from "../../kit/sheet-form.tsx";
import { productsQuery } from "../../records/records.queries.ts";
import { useDeviceShowroom } from "../../shell/showroom-choice.tsx";
import { enterInquiry, enterLead } from "../shared/lead-writes.ts";
import { emptyEntry, entryFields, entrySchema } from "./typed-lead.ts";

interface EnterLeadProps {
  onClose: () => void;
  /** The lead or inquiry that was stored. */
  onEntered: (id: string) => void;
}

/** Somebody who walks in or calls, typed while they talk: a name is enough, with a number where no one stands there. */
export function EnterLead({ onClose, onEntered }: EnterLeadProps) {
  const [showroom] = useDeviceShowroom();
  const { lenders, showrooms } = useShop();
  const { data: products = [] } = useQuery(productsQuery);
  // However often it is pressed, it is one.
  const [submission_key] = useState(uuid);
  const nameField = useRef<HTMLInputElement>(null);
  return (
    <SheetForm
      isPrivate
      title="Enter a lead"
      width="max-w-2xl"
      label="lead"
      saveWords="Enter lead"
      record={{ table: "financing_leads", key: "new" }}
      saved={{ ...emptyEntry, lender: lenders[0] ?? "", showroom: showroom ?? "" }}
      version={0}
      schema={entrySchema(products)}
      isShown
      write={async (typed) => {
        const stored =
          "lead" in typed
            ? await enterLead({ ...typed.lead, showroom, submission_key })
            : await enterInquiry({ ...typed.inquiry, submission_key });
        if (stored) onEntered(stored.id);
        return {
          title: "lead" in typed ? "Lead entered." : "Inquiry entered.",
          note: "It’s yours.",
        };
      }}
      initialFocus={nameField}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Fields of={entryFields({ nameField, lenders, showrooms, products })} form={form} />
          <p className="text-sm text-ink-soft">
            We won’t text them, since they haven’t agreed to texts. It’s assigned to you
            {form.values.kind === "wants_call"
              ? " and waits for a first call"
              : " and marked contacted"}
            .
          </p>
        </>
      )}
    </SheetForm>
  );
}
