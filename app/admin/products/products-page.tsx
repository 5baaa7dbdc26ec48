import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { button } from "#app/ui/button.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { holdsQuery, productsQuery } from "../records/records.queries.ts";
import { PublicationStatus } from "../shell/publication-status.tsx";
import { useIsLimited } from "../use-is-limited.ts";
import { ProductsWorkspace } from "./products-workspace.tsx";

export default function ProductsPage() {
  const isLimited = useIsLimited();
  const {
    data: products,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...productsQuery,
    // Without a right to the history nothing says that a colleague changed something.
    ...(isLimited && { refetchInterval: 60_000 }),
  });
  const { data: holds = [] } = useQuery(holdsQuery);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-2xl">Products</h1>
        {isLimited ? null : (
          <>
            <PublicationStatus />
            <Link to="/admin/import" className={button("outline", "sm", "ml-auto")}>
              Import
            </Link>
            <Link to="/admin/add" className={button("primary", "sm")}>
              Add a closeout
            </Link>
          </>
        )}
      </div>
      {products ? (
        <ProductsWorkspace products={products} holds={holds} />
      ) : isError ? (
        <LoadFailed
          message="Failed to load the products."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="grid min-h-[50vh] place-items-center">
          <Spinner label="Loading products" />
        </div>
      )}
    </div>
  );
}
