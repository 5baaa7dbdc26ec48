import { useQuery } from "@tanstack/react-query";
import { Spinner } from "#app/ui/spinner.tsx";
import { LoadFailed } from "../../load-failed.tsx";
import type { Product } from "../../records/records.queries.ts";
import { EditorForm } from "./editor-form.tsx";
import { fullProductQuery } from "./product.queries.ts";

/** Everything that can be said of a product, beside what shoppers will see of it. */
export default function ProductEditor({ product }: { product: Product }) {
  const { data, isError, isFetching, refetch } = useQuery(fullProductQuery(product.id));
  if (data) return <EditorForm product={product} whole={data} />;
  return isError ? (
    <LoadFailed
      message="Failed to load the product."
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <Spinner label="Loading the product" />
  );
}
