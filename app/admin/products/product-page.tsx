import { queryOptions, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link, useParams } from "react-router";
import { db } from "#app/lib/supabase.ts";
import { productPath } from "#shop/lists.ts";
import { formatNumber, plural } from "../format.ts";
import { ChangeList } from "../history/change-list.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { labelsPath } from "../labels/labels.ts";
import { demandQuery } from "../records/demand.queries.ts";
import { holdsQuery, type Product, productsQuery } from "../records/records.queries.ts";
import { demandKinds } from "./demand.ts";
import { HoldList } from "./hold-list.tsx";
import { ProductsWorkspace } from "./products-workspace.tsx";
import { WaitingList } from "./waiting-list.tsx";

const ProductEditor = lazy(() => import("./editor/editor-form.tsx"));

export default function ProductPage() {
  const { slug } = useParams();
  const query = useQuery(productsQuery);
  const { data: products } = query;
  const { data: holds = [] } = useQuery(holdsQuery);
  const product = products?.find((candidate) => candidate.slug === slug);
  if (!products) {
    return <LoadState of={query} what="the products" isPage />;
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
      <ProductsWorkspace isNamed products={[product]} holds={holds} />
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

const askedQuery = ({ id, slug }: Pick<Product, "id" | "slug">) =>
  queryOptions({
    queryKey: ["asked-about", id],
    queryFn: async ({ signal }) => {
      const count = { count: "exact", head: true } as const;
      const [leads, requests] = await Promise.all([
        db()
          .from("financing_leads")
          .select("id", count)
          .eq("piece", slug)
          .is("suspected_junk", null)
          .abortSignal(signal)
          .throwOnError(),
        db()
          .from("hold_requests")
          .select("id", count)
          .eq("product_id", id)
          .abortSignal(signal)
          .throwOnError(),
      ]);
      return { leads: leads.count ?? 0, requests: requests.count ?? 0 };
    },
    staleTime: 30_000,
  });

function AskedAbout({ product }: { product: Product }) {
  const { data } = useQuery(askedQuery(product));
  if (!data || data.leads + data.requests === 0) return null;
  return (
    <p className="text-sm">
      Asked about it:{" "}
      {data.leads > 0 ? (
        <Link to={`/admin/financing-leads?product=${product.slug}`}>
          {plural(data.leads, "lead")}
        </Link>
      ) : null}
      {data.leads > 0 && data.requests > 0 ? ", " : null}
      {data.requests > 0 ? `${plural(data.requests, "request")} to hold it` : null}
    </p>
  );
}

function DemandNumbers({ product }: { product: Product }) {
  const { data } = useQuery(demandQuery);
  const counts = data?.products.get(product.id);
  if (!data || !counts) return null;
  const shown = demandKinds.filter(
    ({ kind, isOfVisits }) => !isOfVisits || data.isOn || counts[kind],
  );
  return (
    <section aria-labelledby="demand">
      <h2 id="demand" className="mb-2 text-xl">
        Demand
      </h2>
      <div className="rounded-card border border-line bg-surface p-3">
        <table className="w-full max-w-md text-left">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col" className="font-normal">
                <span className="sr-only">What</span>
              </th>
              <th scope="col" className="text-right font-normal">
                7 days
              </th>
              <th scope="col" className="text-right font-normal">
                28 days
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ kind, label }) => (
              <tr key={kind}>
                <th scope="row" className="py-0.5 font-normal">
                  {label}
                </th>
                {(counts?.[kind] ?? [0, 0]).map((count, at) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: the two spans of time.
                    key={at}
                    className="tabular text-right font-semibold"
                  >
                    {formatNumber(count)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {data.isOn ? null : (
          <p className="mt-2 text-sm text-ink-soft">
            Views and taps aren’t counted.{" "}
            <Link to="/admin/settings#counting">See what counting does</Link>
          </p>
        )}
      </div>
    </section>
  );
}
