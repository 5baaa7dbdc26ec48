/** One person with all that they asked for: what the database's read_customer answers, and its steps. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { own } from "#shop/own.ts";
import type { LeadStatus } from "#supabase/database.types.ts";
import { read } from "../../requests.ts";

export interface CustomerLead {
  id: string;
  name: string;
  phone: string;
  status: LeadStatus;
  lender: string;
  createdAt: string;
  /** The product it was about, by the last part of its address. */
  piece: string | null;
}

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
  /** Newest first, the one that is open among them. */
  leads: CustomerLead[];
  /** The same name or phone under another customer. */
  maybe: CustomerLead[];
  /** Newest first. */
  pieces: CustomerProduct[];
}

/** `version` makes each change of the lead ask again. */
export const customerQuery = (leadId: string, version: number) =>
  queryOptions({
    queryKey: ["customer", leadId, version],
    queryFn: ({ signal }) =>
      read<Customer | null>(signal, db().rpc("read_customer", { lead: leadId })),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  });

/** The other's requests join this lead's customer; returns which, so that it can be undone. */
export async function mergeCustomers(leadId: string, otherId: string) {
  const { data } = await db()
    .rpc("merge_customers", { lead: leadId, other: otherId })
    .throwOnError();
  return data as string[];
}

/** These leads become a customer of their own. */
export async function splitCustomer(leadIds: readonly string[]) {
  await db()
    .rpc("split_customer", { leads: [...leadIds] })
    .throwOnError();
}

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
