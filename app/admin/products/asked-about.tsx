import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { db } from "#app/lib/supabase.ts";
import { plural } from "../format.ts";
import type { Product } from "../records/records.queries.ts";

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

/** How often shoppers asked about a product: for financing, with its leads, and to have it held. */
export function AskedAbout({ product }: { product: Product }) {
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
