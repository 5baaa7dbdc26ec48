import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadState } from "#app/admin/kit/load-state.tsx";
import { fullName } from "#app/admin/leads/shared/lead.ts";
import { ProductFinder } from "#app/admin/offers/product-finder.tsx";
import { SoldSheet } from "#app/admin/products/sold-sheet.tsx";
import {
  holdsQuery,
  isActive,
  type Product,
  productsQuery,
} from "#app/admin/records/records.queries.ts";
import { Modal } from "#app/ui/modal.tsx";
import type { FinancingLead } from "#supabase/database.types.ts";
import { ToolButton } from "../../kit/tool-button.tsx";

/** Sells a product to the lead, which converts it: the one that they asked about, or another. */
export function LeadSale({ lead }: { lead: FinancingLead }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton onClick={() => setOpen(true)}>Sold…</ToolButton>
      {isOpen ? <LeadSaleSheet lead={lead} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function LeadSaleSheet({ lead, onClose }: { lead: FinancingLead; onClose: () => void }) {
  const query = useQuery(productsQuery);
  const { data: holds = [] } = useQuery(holdsQuery);
  const [chosen, choose] = useState<Product>();
  const [now] = useState(Date.now);
  const asked = query.data?.find(({ slug, state }) => slug === lead.piece && state === "live");
  const product = chosen ?? asked;
  if (product) {
    const held = holds.filter((hold) => hold.product_id === product.id && isActive(hold, now));
    return <SoldSheet product={product} holds={held} lead={lead} onClose={onClose} />;
  }
  return (
    <Modal title={`Sold to ${fullName(lead)}`} onClose={onClose} width="max-w-md">
      {query.data ? (
        <ProductFinder name={fullName(lead)} named={[]} products={query.data} onChoose={choose} />
      ) : (
        <LoadState of={query} what="the products" />
      )}
    </Modal>
  );
}
