import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { auth, db } from "#app/lib/supabase.ts";
import { Select } from "../kit/select.tsx";
import { type ShowroomId, showroomChoice, showroomIds } from "../records/product-labels.ts";
import { read } from "../requests.ts";
import { usePersistedState } from "../use-persisted-state.ts";

/** The showroom that this device stands in; null until somebody says. The only one needs no saying. */
export function useDeviceShowroom() {
  const [said, say] = usePersistedState<ShowroomId | null>("showroom", parseShowroom);
  return [showroomIds.length === 1 ? showroomIds[0]! : said, say] as const;
}

/** The signed-in person's showroom, as Manage Users says. */
const ownShowroomQuery = queryOptions({
  queryKey: ["own-showroom"],
  queryFn: async ({ signal }) => {
    const { data: session } = await auth().getSession();
    const data = await read(
      signal,
      db()
        .from("user_roles")
        .select("showroom")
        .eq("user_id", session.session?.user.id ?? "")
        .eq("role", "admin"),
    );
    return parseShowroom(data[0]?.showroom);
  },
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
});

export function parseShowroom(found: unknown): ShowroomId | null {
  return showroomIds.find((id) => id === found) ?? null;
}

/**
 * Says where this device stands, once: what is sold and held here is sold and held there. It begins with
 * where its person works.
 */
export function ShowroomChoice() {
  const [showroom, setShowroom] = useDeviceShowroom();
  const { data: own } = useQuery({ ...ownShowroomQuery, enabled: showroom === null });
  useEffect(() => {
    if (showroom === null && own) setShowroom(own);
  }, [showroom, own, setShowroom]);
  if (showroomIds.length === 1) return null;
  return (
    <Select
      aria-label="This device is at"
      className="max-w-max font-semibold max-[20rem]:order-last max-[20rem]:mb-2 max-[20rem]:max-w-full max-[20rem]:px-1"
      options={[["", "Which showroom?"], ...showroomChoice()]}
      value={showroom ?? ""}
      onChange={({ target }) => setShowroom(parseShowroom(target.value))}
    />
  );
}
