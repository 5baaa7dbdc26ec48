import { useState } from "react";
import { fullName } from "#app/admin/leads/shared/lead.ts";
import { updateLead } from "#app/admin/leads/shared/lead-writes.ts";
import { updated, useLeadWrite } from "#app/admin/leads/shared/use-lead-write.ts";
import { ProductSheet } from "#app/admin/offers/product-sheet.tsx";
import type { FinancingLead } from "#supabase/database.types.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { ProductLink } from "./product-link.tsx";

/** The product that an inquiry is about, which staff choose, change and take off. */
export function InquiryProduct({ lead }: { lead: FinancingLead }) {
  const [isOpen, setOpen] = useState(false);
  const { write } = useLeadWrite();
  const { piece } = lead;
  const change = (piece: string | null) => {
    setOpen(false);
    void write(
      async () => ({ title: updated, undo: await updateLead(lead, { piece }) }),
      `lead ${lead.id}`,
    );
  };
  return (
    <span className="flex flex-wrap items-center gap-2">
      {piece ? <ProductLink slug={piece} /> : <span className="text-ink-soft">no product</span>}
      <ToolButton onClick={() => setOpen(true)}>
        {piece ? "Change" : "Choose"}
        <span className="sr-only"> the product</span>
      </ToolButton>
      {piece ? (
        <ToolButton onClick={() => change(null)}>
          Remove<span className="sr-only"> the product</span>
        </ToolButton>
      ) : null}
      {isOpen ? (
        <ProductSheet
          title={`What ${fullName(lead)} asked about`}
          name={fullName(lead)}
          onChoose={({ slug }) => change(slug)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </span>
  );
}
