/** The log of changes, newest first, in pages. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { requestTimeout } from "#app/admin/requests.ts";
import { db } from "#app/lib/supabase.ts";
import type { Change, Publication } from "./catalog.queries.ts";

const pageSize = 60;

export interface ChangeFilter {
  /** Part of the name of what was changed. */
  search: string;
  /** One record's history only. */
  record?: { table: string; key: string };
}

/** Changes and when their versions went live. */
export const changesQuery = ({ search, record }: ChangeFilter) =>
  infiniteQueryOptions({
    queryKey: ["changes", search, record?.table ?? "", record?.key ?? ""],
    initialPageParam: null as number | null,
    getNextPageParam: (last: { changes: Change[] }) =>
      last.changes.length === pageSize ? (last.changes.at(-1)?.id ?? null) : null,
    queryFn: async ({ pageParam, signal }) => {
      let read = db().from("changes").select("*").order("id", { ascending: false }).limit(pageSize);
      if (pageParam !== null) read = read.lt("id", pageParam);
      if (search.trim()) read = read.ilike("record_name", `%${escapeLike(search.trim())}%`);
      if (record) read = read.eq("table_name", record.table).like("record", record.key);
      const { data } = await read
        .abortSignal(AbortSignal.any([signal, requestTimeout()]))
        .throwOnError();
      return { changes: data, publications: await publicationsOf(data, signal) };
    },
  });

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");

/** The publication that first showed each of these changes: its version or the next one. */
async function publicationsOf(changes: readonly Change[], signal: AbortSignal) {
  const oldest = changes.at(-1);
  const newest = changes[0];
  if (!oldest || !newest) return [];
  const { data } = await db()
    .from("publications")
    .select("*")
    .gte("version", oldest.catalog_version)
    .order("version")
    .limit(1000)
    .abortSignal(AbortSignal.any([signal, requestTimeout()]))
    .throwOnError();
  return data;
}

/** When a change went live, if it has: with its own version, or with the next one that did. */
export function publicationOf(change: Change, publications: readonly Publication[]) {
  return publications.find(
    ({ version, published_at }) => version >= change.catalog_version && published_at !== null,
  );
}

/** The newest changes of one record, oldest first: for whoever came second. */
export const newestChanges = (table: string, record: string, count: number) =>
  queryOptions({
    queryKey: ["newest-changes", table, record, count],
    queryFn: async ({ signal }): Promise<Change[]> => {
      const { data } = await db()
        .from("changes")
        .select("*")
        .eq("table_name", table)
        .eq("record", record)
        .order("id", { ascending: false })
        .limit(Math.min(count, 20))
        .abortSignal(AbortSignal.any([signal, requestTimeout()]))
        .throwOnError();
      return data.reverse();
    },
    staleTime: 0,
    retry: false,
  });
