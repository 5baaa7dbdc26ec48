/** The person behind a lead, beside their requests: what the database's find_customer answers, and its steps. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { own } from "#shop/own.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { read } from "../../requests.ts";
import { readLeads } from "../shared/lead-writes.ts";

export interface CustomerProduct {
  at: string;
  kind: "hold" | "request" | "sale";
  /** Of a hold: asked, refused, held, ended or sold; of a request: waiting, held or declined. */
  state: string;
  title: string;
  product: string;
  showroom: "east" | "west";
}

export interface Customer {
  /** The same name or phone under another customer, newest first. */
  maybe: FinancingLead[];
  /** Newest first. */
  pieces: CustomerProduct[];
}

/** `version` makes each change of the lead ask again. */
export const customerQuery = (leadId: string, version: number) =>
  queryOptions({
    queryKey: ["customer", leadId, version],
    queryFn: ({ signal }) =>
      read<Customer | null>(signal, db().rpc("find_customer", { lead: leadId })),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  });

/** The other's requests join this lead's customer; returns which, so that it can be undone. */
export async function mergeCustomers(leadId: string, otherId: string) {
  const { data } = await db()
    .rpc("merge_customers", { lead: leadId, other: otherId })
    .throwOnError();
  await showMoved(data);
  return data;
}

/** These leads become a customer of their own. */
export async function splitCustomer(leads: string[]) {
  await db().rpc("split_customer", { leads }).throwOnError();
  await showMoved(leads);
}

/** In the list at once; where they cannot be read, it hears of them with its next question. */
const showMoved = (ids: string[]) => readLeads(ids).catch(() => []);

const states: Record<CustomerProduct["kind"], Record<string, string>> = {
  hold: {
    asked: "asked to have it held",
    refused: "hold refused",
    held: "held",
    ended: "was held",
    sold: "held, then sold",
  },
  request: { waiting: "asks to have it held", held: "asked, held", declined: "asked, declined" },
  sale: { sold: "bought" },
};

export const describeProductState = ({ kind, state }: CustomerProduct) =>
  own(states[kind], state) ?? state;
