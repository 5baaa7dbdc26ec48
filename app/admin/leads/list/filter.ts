/** What a filter of the leads is: its place in the address, its field, which leads pass it, what the database is asked. */

import type { ShowroomHours } from "#shop/calendar/hours.ts";
import type { FinancingLead, TextState } from "#supabase/database.types.ts";
import type { Parameter } from "../../kit/list-address.ts";

/** What a lead itself does not say. */
export interface FilterFacts {
  me: string | undefined;
  now: number;
  /** Leads with a text of the wanted state; undefined until they are known. */
  withText: ReadonlySet<string | null> | undefined;
  isRepeated: (lead: FinancingLead) => boolean;
  /** When the showrooms are open; undefined until it is known. */
  hours: readonly ShowroomHours[] | undefined;
  /** How many items each lead bought and kept; undefined until it is known. */
  sold: ReadonlyMap<string, { items: number }> | undefined;
}

/** Of the database's find_leads and count_leads, what filters say; what is left out is not filtered by. */
export interface AskedFilters {
  status?: string;
  lender?: string;
  only?: string;
  since?: string;
  until?: string;
  showroom?: string;
  person?: string;
  /** From how many milliseconds on, and below how many, a lead waited for its first contact; null without an end. */
  contact?: readonly [from: number, below: number | null];
  texts?: readonly TextState[];
  /** From when to when a lead comes back; null for those that do not. */
  again?: readonly [from: string | null, until: string | null] | null;
  product?: string;
  repeated?: true;
  in_time?: true;
  sold?: true;
}

/** What may be chosen, beside what the filters know themselves. */
export interface Choosable {
  lenders: readonly string[];
  showrooms: readonly { id: string; name: string }[];
  staff: readonly { id: string; name: string }[];
  products: readonly { slug: string; title: string }[];
}

export type Options = readonly (readonly [value: string, words: string])[];

export interface Filter<Value> {
  parameter: Parameter<Value>;
  /** What its field is called; without it, chips set it. */
  label?: string;
  /** It stands behind “More”. */
  isMore?: boolean;
  /** Without them it is a day, or on or off. */
  options?(from: Choosable, value: Value): Options;
  /** Which leads pass, made ready once for all of them. */
  test(value: Value, facts: FilterFacts): (lead: FinancingLead) => boolean;
  /** Without it the database does not filter by it. */
  ask?(value: Value, now: number): AskedFilters;
}

export const define = <Value>(filter: Filter<Value>) => filter;
export const more = <Value>(filter: Filter<Value>) => ({ ...filter, isMore: true });
