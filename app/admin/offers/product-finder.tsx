import { useState } from "react";
import { field } from "../controls.ts";
import type { Product } from "../records/records.queries.ts";
import { findProducts } from "./package.ts";

interface ProductFinderProps {
  /** The package's. */
  name: string;
  /** The products that it names already. */
  named: readonly string[];
  products: readonly Product[];
  onChoose: (product: Product) => void;
}

/** Finds a product for sale by title or number. */
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
