import { queryOptions } from "@tanstack/react-query";
import { groupBy } from "#app/lib/group-by.ts";
import { db } from "#app/lib/supabase.ts";
import { read } from "../requests.ts";

export const staffQuery = queryOptions({
  queryKey: ["staff"],
  queryFn: ({ signal }) => readStaff(signal),
  staleTime: 300_000,
});

export async function readStaff(signal: AbortSignal) {
  const data = await read(signal, db().rpc("list_staff"));
  return colleaguesOf(data);
}

export interface Colleague {
  id: string;
  email: string;
  /** As colleagues call them: their name, or the part of the address before the @ where none was given. */
  name: string;
  firstName: string;
}

interface StaffRow {
  user_id: string;
  email: string | null;
  name: string | null;
}

/** In the order of their names; the address tells apart whose names are the same. */
export function colleaguesOf(rows: readonly StaffRow[]): Colleague[] {
  const before = (email: string) => email.split("@")[0] ?? email;
  const all = rows.map(({ user_id, email, name }) => ({
    ...{ id: user_id, email: email ?? "", given: name, short: name ?? before(email ?? "") },
  }));
  const uses = groupBy(all, ({ short }) => short);
  return all
    .map(({ id, email, given, short }) => ({
      id,
      email,
      name: uses.get(short)!.length === 1 ? short : given ? `${given} (${email})` : email,
      firstName: given ? given.split(/\s/)[0]! : firstNameIn(before(email)),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** "admin" and "maya.r" are nothing to sign with: "Admin", "Maya". */
function firstNameIn(address: string) {
  const first = address.split(/[._\d]/)[0] ?? "";
  return first.charAt(0).toUpperCase() + first.slice(1);
}
