import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { db } from "#app/lib/supabase.ts";
import { read } from "../../requests.ts";

const titleQuery = (slug: string) =>
  queryOptions({
    queryKey: ["piece-title", slug],
    queryFn: async ({ signal }) => {
      const data = await read(
        signal,
        db().from("products").select("title").eq("slug", slug).limit(1),
      );
      return data[0]?.title ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The product from whose page somebody asked for financing: its title, once that is known. */
export function ProductLink({ slug }: { slug: string }) {
  const { data: title } = useQuery(titleQuery(slug));
  return (
    <Link to={`/admin/products/${slug}`} className="font-semibold text-spruce">
      {title ?? slug}
    </Link>
  );
}
