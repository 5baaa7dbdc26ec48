import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadState } from "#app/admin/kit/load-state.tsx";
import { Modal } from "#app/admin/kit/modal.tsx";
import { fullName } from "#app/admin/leads/shared/lead.ts";
import { updateLead } from "#app/admin/leads/shared/lead-writes.ts";
import { updated, useLeadWrite } from "#app/admin/leads/shared/use-lead-write.ts";
import { ProductFinder } from "#app/admin/offers/product-finder.tsx";
import { productsQuery } from "#app/admin/records/records.queries.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { ProductLink } from "./product-link.tsx";

/** The product that an inquiry is about, which staff choose, change and take off. */
export function InquiryProduct({ lead }: { lead: FinancingLead }) {
  const [isOpen, setOpen] = useState(false);
  const products = useQuery({ ...productsQuery, enabled: isOpen });
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
        <Modal
          title={`What ${fullName(lead)} asked about`}
          onClose={() => setOpen(false)}
          width="max-w-md"
        >
          {products.data ? (
            <ProductFinder
              name={fullName(lead)}
              named={[]}
              products={products.data}
              onChoose={({ slug }) => change(slug)}
            />
          ) : (
            <LoadState of={products} what="the products" />
          )}
        </Modal>
      ) : null}
    </span>
  );
}
