import { useQuery } from "@tanstack/react-query";
import { LoadState } from "../../kit/load-state.tsx";
import type { Product } from "../../records/records.queries.ts";
import { EditorForm } from "./editor-form.tsx";
import { fullProductQuery } from "./product.queries.ts";

/** Everything that can be said of a product, beside what shoppers will see of it. */
export default function ProductEditor({ product }: { product: Product }) {
  const query = useQuery(fullProductQuery(product.id));
  const { data } = query;
  if (data) return <EditorForm product={product} whole={data} />;
  return <LoadState of={query} what="the product" />;
}
