import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { button } from "#app/ui/button.ts";
import { PageHead } from "../kit/page-head.tsx";
import { holdsQuery, productsQuery } from "../records/records.queries.ts";
import { useIsLimited } from "../use-is-limited.ts";
import { ProductsList } from "./products-list.tsx";
import { ProductsWorkspace } from "./products-workspace.tsx";

export default function ProductsPage() {
  const isLimited = useIsLimited();
  const query = useQuery({
    ...productsQuery,
    // Without a right to the history nothing says that a colleague changed something.
    ...(isLimited && { refetchInterval: 60_000 }),
  });
  const { data: products = [] } = query;
  const { data: holds = [] } = useQuery(holdsQuery);
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHead title="Products">
        {isLimited ? null : (
          <>
            <Link to="/admin/import" className={button("outline", "sm")}>
              Import
            </Link>
            <Link to="/admin/add" className={button("primary", "sm")}>
              Add a closeout
            </Link>
          </>
        )}
      </PageHead>
      <ProductsWorkspace products={products} holds={holds}>
        {(held, actions) => <ProductsList {...{ products, held, actions, query }} />}
      </ProductsWorkspace>
    </div>
  );
}
