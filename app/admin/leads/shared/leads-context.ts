/** What every part of the leads page needs: who is signed in, the time, the opening hours, the staff. */
import { useQuery } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { useVisitor } from "#app/auth/visitor.ts";
import type { ShowroomHours } from "#shop/calendar/hours.ts";
import { allHours } from "../../hours/hours.ts";
import { hoursQuery } from "../../records/records.queries.ts";
import type { Colleague } from "../../users/staff.queries.ts";
import { staffQuery } from "../../users/staff.queries.ts";

export interface LeadsContextValue {
  /** The id of the person at this screen. */
  me: string | undefined;
  /** Milliseconds; goes on twice a minute. */
  now: number;
  /** Undefined until they are known. */
  hours: readonly ShowroomHours[] | undefined;
  /** Everybody who can work a lead; undefined until they are known. */
  staff: readonly Colleague[] | undefined;
}

export const LeadsContext = createContext<LeadsContextValue>({
  me: undefined,
  now: 0,
  hours: undefined,
  staff: undefined,
});

export const useLeadsContext = () => useContext(LeadsContext);

/** "you", a colleague's name, or what to call somebody who is none any more, or not known yet. */
export function nameOf({ me, staff }: LeadsContextValue, id: string) {
  if (id === me) return "you";
  if (!staff) return "a colleague";
  return staff.find((colleague) => colleague.id === id)?.name ?? "a former colleague";
}

/** What colleagues call the person who has this address; the part before the @ where no colleague has it anymore. */
export function authorName({ staff }: LeadsContextValue, email: string) {
  return staff?.find((colleague) => colleague.email === email)?.name ?? email.split("@")[0]!;
}

const tickMs = 30_000;

/** Reads the context once, for the page that provides it. */
export function useLeadsContextValue(): LeadsContextValue {
  const visitor = useVisitor();
  const me = visitor.kind === "admin" ? visitor.user.id : undefined;
  const { data: hours } = useQuery({ ...hoursQuery, select: allHours });
  const { data: staff } = useQuery(staffQuery);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return useMemo(() => ({ me, now, hours, staff }), [me, now, hours, staff]);
}
