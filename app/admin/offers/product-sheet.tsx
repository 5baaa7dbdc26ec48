import { useQuery } from "@tanstack/react-query";
import { LoadState } from "../kit/load-state.tsx";
import { Modal } from "../kit/modal.tsx";
import { type Product, productsQuery } from "../records/records.queries.ts";
import { ProductFinder } from "./product-finder.tsx";

interface ProductSheetProps {
  title: string;
  /** For whom or what it is found. */
  name: string;
  onChoose: (product: Product) => void;
  onClose: () => void;
}

/** A sheet that finds one product for sale. */
export function ProductSheet({ title, name, onChoose, onClose }: ProductSheetProps) {
  const query = useQuery(productsQuery);
  return (
    <Modal title={title} onClose={onClose} width="max-w-md">
      {query.data ? (
        <ProductFinder name={name} named={[]} products={query.data} onChoose={onChoose} />
      ) : (
        <LoadState of={query} what="the products" />
      )}
    </Modal>
  );
}
