import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { read, rowsPerRequest } from "#app/admin/requests.ts";
import { db } from "#app/lib/supabase.ts";
import type { Change, Publication } from "./records.queries.ts";

const pageSize = 60;

export interface ChangeFilter {
  search: string;
  product?: { id: string; title: string };
  record?: { table: string; key: string };
}

export const changesQuery = ({ search, product, record }: ChangeFilter) =>
  infiniteQueryOptions({
    queryKey: ["changes", search, product?.id ?? "", record?.key ?? ""],
    initialPageParam: null as number | null,
    getNextPageParam: (last: { changes: Change[] }) =>
      last.changes.length < pageSize ? null : (last.changes.at(-1)?.id ?? null),
    queryFn: async ({ pageParam, signal }) => {
      const rows = (below: number | null, most: number, version?: number) => {
        let query = db()
          .from("changes")
          .select("*")
          // What the shop's own server made of somebody's picture is no change of anybody's.
          .neq("table_name", "pictures")
          .order("id", { ascending: false })
          .limit(most);
        if (below !== null) query = query.lt("id", below);
        if (version !== undefined) query = query.eq("catalog_version", version);
        if (search.trim()) query = query.ilike("record_name", `%${escapeLike(search.trim())}%`);
        if (product) query = query.or(aboutProduct(product));
        if (record) query = query.eq("table_name", record.table).eq("record", record.key);
        return read(signal, query);
      };
      const changes = await rows(pageParam, pageSize);
      // A step is put back as a whole, so a page ends with the end of one.
      for (let more = changes.length === pageSize; more; ) {
        const { id, catalog_version } = changes.at(-1)!;
        const rest = await rows(id, rowsPerRequest, catalog_version);
        changes.push(...rest);
        more = rest.length === rowsPerRequest;
      }
      return { changes, publications: await publicationsOf(changes, signal) };
    },
  });

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");

/** The filter of all that happened to a product; holds and sales are known by its title. */
function aboutProduct({ id, title }: { id: string; title: string }) {
  const name = `"${title.replaceAll(/["\\]/g, "\\$&")}"`;
  return [
    `and(table_name.eq.products,record.eq.${id})`,
    `and(table_name.eq.stock,record.in.("${id} east","${id} west"))`,
    `and(table_name.in.(holds,sales,stock_moves,deliveries),record_name.eq.${name})`,
    `and(table_name.in.(product_pictures,product_notes,lot_counts),record_name.eq.${id})`,
  ].join(",");
}

/** The publication that first showed each of these changes: its version or the next one. */
async function publicationsOf(changes: readonly Change[], signal: AbortSignal) {
  const oldest = changes.at(-1);
  const newest = changes[0];
  if (!oldest || !newest) return [];
  return read(
    signal,
    db()
      .from("publications")
      .select("*")
      .gte("version", oldest.catalog_version)
      .order("version")
      .limit(1000),
  );
}

/** When a change went live, if it has: with its own version, or with the next one that did. */
export function publicationOf(change: Change, publications: readonly Publication[]) {
  return publications.find(
    ({ version, published_at }) => version >= change.catalog_version && published_at !== null,
  );
}

/** What was changed in one record after a version of it, oldest first, `count` times at most: for the person who saved second. */
export const newestChanges = (table: string, record: string, count: number, since = 0) =>
  queryOptions({
    queryKey: ["newest-changes", table, record, count, since],
    queryFn: async ({ signal }): Promise<Change[]> => {
      const data = await read(
        signal,
        db()
          .from("changes")
          .select("*")
          .eq("table_name", table)
          .eq("record", record)
          // Those that were made before changes said it count as newer.
          .or(`row_version.is.null,row_version.gt.${since}`)
          .order("id", { ascending: false })
          .limit(Math.min(count, 20)),
      );
      return data.reverse();
    },
    staleTime: 0,
    retry: false,
  });
