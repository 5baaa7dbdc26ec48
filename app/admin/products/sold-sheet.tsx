import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Modal } from "#app/admin/kit/modal.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { SelectField } from "../kit/select.tsx";
import { showroomNames } from "../records/product-labels.ts";
import { sellPackage, undoSale } from "../records/record-writes.ts";
import { type Hold, offersQuery, type Product } from "../records/records.queries.ts";
import type { FoundLead } from "./lead-picker.tsx";
import { SaleForm } from "./sale-form.tsx";
import { useSell } from "./use-sell-one.tsx";

interface SoldSheetProps {
  product: Product;
  holds: readonly Hold[];
  lead?: FoundLead;
  onClose: () => void;
}

export function SoldSheet({ product, holds, lead, onClose }: SoldSheetProps) {
  const sell = useSell();
  const { data: packages = [] } = useQuery({
    ...offersQuery,
    select: ({ packages }) =>
      packages.filter(({ product_ids }) => product_ids.includes(product.id)),
  });
  return (
    <Modal title={`Sold: ${product.title}`} onClose={onClose} width="max-w-md">
      <SaleForm
        item={product}
        holds={holds}
        packages={packages}
        {...(lead && { lead })}
        sell={(sale) => sell(product, sale)}
        onClose={onClose}
      />
    </Modal>
  );
}

export function PackageSoldSheet({ onClose }: { onClose: () => void }) {
  const query = useQuery({
    ...offersQuery,
    select: ({ packages }) => packages.filter(({ state }) => state === "live"),
  });
  const [chosen, choose] = useState("");
  const row = query.data?.find(({ id }) => id === chosen) ?? query.data?.[0];
  return (
    <Modal title="Sell a package" onClose={onClose} width="max-w-md">
      {query.data ? null : <LoadState of={query} what="the packages" />}
      {query.data && !row ? <p>No package is for sale.</p> : null}
      {row ? (
        <div className="grid gap-4">
          <SelectField
            label="Package"
            value={row.id}
            options={query.data!.map(({ id, name }) => [id, name] as const)}
            onChange={({ target }) => choose(target.value)}
          />
          <SaleForm
            key={row.id}
            isPackage
            item={{
              ...{ id: row.id, title: row.name, price_cents: row.price_cents },
              stock: { east: { onHand: row.stock_east }, west: { onHand: row.stock_west } },
            }}
            sell={async ({ quantity: _, ...sale }) => {
              await sellPackage({ ...sale, package: row.id });
              return {
                title: `Sold ${row.name} at ${showroomNames[sale.showroom]}.`,
                undo: () => undoSale(sale.sale),
              };
            }}
            onClose={onClose}
          />
        </div>
      ) : null}
    </Modal>
  );
}
