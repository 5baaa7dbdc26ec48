import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link, useParams } from "react-router";
import { productPath } from "#shop/lists.ts";
import { ChangeList } from "../history/change-list.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { labelsPath } from "../labels/labels.ts";
import { holdsQuery, productsQuery } from "../records/records.queries.ts";
import { AskedAbout } from "./asked-about.tsx";
import { DemandNumbers } from "./demand-numbers.tsx";
import { HoldList } from "./hold-list.tsx";
import { ProductsWorkspace } from "./products-workspace.tsx";
import { WaitingList } from "./waiting-list.tsx";

const ProductEditor = lazy(() => import("./editor/product-editor.tsx"));

/** One product: what is done with it most, who it is held for, and its history. */
export default function ProductPage() {
  const { slug } = useParams();
  const { data: products, isError, isFetching, refetch } = useQuery(productsQuery);
  const { data: holds = [] } = useQuery(holdsQuery);
  const product = products?.find((candidate) => candidate.slug === slug);
  if (!products) {
    return <LoadState of={{ isError, isFetching, refetch }} what="the products" isPage />;
  }
  if (!product) {
    return (
      <div className="grid justify-items-start gap-3">
        <h1 className="text-2xl">We can’t find that product</h1>
        <Link to="/admin/products" className="inline-flex min-h-11 items-center">
          All products
        </Link>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <PageHead title={product.title} />
      <p className="-my-2 flex flex-wrap gap-x-4 text-sm *:inline-flex *:min-h-11 *:items-center">
        <Link to="/admin/products">All products</Link>
        {product.state === "live" || product.state === "sold" ? (
          <a
            href={productPath({ category: product.list, slug: product.slug })}
            target="_blank"
            rel="noopener"
          >
            View on the site
          </a>
        ) : null}
        <Link to={labelsPath([product.id])}>Print its label</Link>
      </p>
      <ProductsWorkspace products={[product]} holds={holds} />
      <HoldList
        holds={holds.filter(({ product_id }) => product_id === product.id)}
        products={products}
      />
      <AskedAbout product={product} />
      <DemandNumbers product={product} />
      <WaitingList product={product} />
      <Suspense>
        <ProductEditor key={product.id} product={product} />
      </Suspense>
      <section aria-labelledby="history">
        <h2 id="history" className="mb-2 text-xl">
          History
        </h2>
        <ChangeList filter={{ search: "", product }} />
      </section>
    </div>
  );
}
