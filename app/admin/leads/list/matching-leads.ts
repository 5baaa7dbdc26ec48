import type { FinancingLead, LeadStatus } from "#supabase/database.types.ts";
import type { Loading } from "../../kit/load-state.tsx";

/** What matches the filters, wherever it was searched. */
export interface MatchingLeads {
  /** Those that match, in order; where the database searches, those of the page and the one after it. */
  matching: readonly FinancingLead[];
  /** Where the first of `matching` stands among all that match. */
  first: number;
  /** How many match; at least so many while they are counted. */
  count: number;
  isCounting: boolean;
  /** Those of the current page. */
  items: FinancingLead[];
  page: number;
  pages: number;
  /** Of those whose notes or piece hold the words, and how many they are. */
  inNotes: readonly FinancingLead[];
  noted: number;
  /** How many leads there are, whatever is filtered. */
  all: number;
  /** Inquiries that match, where the database searches the leads and lists them alone. */
  inquiries?: readonly FinancingLead[];
  /** Set where the database searches. */
  database?: Loading & {
    columns: Partial<Record<LeadStatus, number>>;
    readAll: ReadAll;
  };
}

/** So many cards of a column are shown at first, and more with each press. */
export const cardsAtATime = 30;

/** How many cards a column of the board shows. */
export interface CardsShown {
  of: (status: LeadStatus) => number;
  more: (status: LeadStatus) => void;
}

/** Reads every lead that matches; `onRead` gets those read so far. */
export type ReadAll = (
  signal: AbortSignal,
  onRead: (leads: readonly FinancingLead[]) => void,
) => Promise<readonly FinancingLead[]>;
