/** After how many idle minutes computers lock; null: never. The owner sets it. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { read } from "../requests.ts";

export const lockAfterQuery = queryOptions({
  queryKey: ["lock-after"],
  queryFn: ({ signal }) => read<number | null>(signal, db().rpc("lock_after_minutes")),
});

export async function setLockAfter(minutes: number | null) {
  await db()
    // The generated type does not know that null means never.
    .rpc("set_lock_after_minutes", { minutes: minutes as number })
    .throwOnError();
}
