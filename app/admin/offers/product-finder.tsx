import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { field } from "../controls.ts";
import { LoadState } from "../kit/load-state.tsx";
import { Modal } from "../kit/modal.tsx";
import { type Product, productsQuery } from "../records/records.queries.ts";
import { findProducts } from "./package.ts";

interface ProductFinderProps {
  name: string;
  named: readonly string[];
  products: readonly Product[];
  onChoose: (product: Product) => void;
}

export function ProductFinder({ name, named, products, onChoose }: ProductFinderProps) {
  const [search, setSearch] = useState("");
  const found = findProducts(search, named, products);
  return (
    <div className="grid min-w-0 gap-2">
      <input
        type="search"
        aria-label={`Find a product for ${name}`}
        placeholder="Title or number"
        enterKeyHint="search"
        className={field()}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length > 0 ? (
        <ul className="grid gap-1">
          {found.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-3 rounded-lg border border-field px-2.5 text-left text-sm font-semibold hover:bg-sunken"
                onClick={() => {
                  setSearch("");
                  onChoose(product);
                }}
              >
                <span className="min-w-0 flex-1">{product.title}</span>
                <span className="font-normal text-ink-soft">#{product.id}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : search.trim().length >= 2 ? (
        <p className="text-sm text-ink-soft">No product for sale matches that.</p>
      ) : null}
    </div>
  );
}

interface ProductSheetProps {
  title: string;
  name: string;
  onChoose: (product: Product) => void;
  onClose: () => void;
}

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
