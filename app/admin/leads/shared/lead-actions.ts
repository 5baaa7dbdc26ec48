/** What rows, cards and the panel can do and know, without every part between passing it on. */
import { createContext, useContext } from "react";
import type { FinancingLead, LeadStatus } from "#supabase/database.types.ts";

/** What is open above the list: for all leads that match, for those that are given, or for one. */
export type LeadDialog =
  | { kind: "export"; leads?: readonly FinancingLead[] }
  | { kind: "enter" | "alerts" | "help" }
  | { kind: "status"; lead: FinancingLead; anchor: HTMLElement };

export interface LeadActions {
  open: (lead: FinancingLead) => void;
  openById: (id: string) => void;
  /** Opens the lead where a text to it is written. */
  text: (lead: FinancingLead) => void;
  changeStatus: (lead: FinancingLead, status: LeadStatus) => void;
  /** Notes a call that no one answered, and when to try again. */
  noAnswer: (lead: FinancingLead) => void;
  showDialog: (dialog: LeadDialog) => void;
  toggle: (lead: FinancingLead, isSelected: boolean, isRange?: boolean) => void;
}

export const LeadActionsContext = createContext<LeadActions | null>(null);

export function useLeadActions() {
  const tools = useContext(LeadActionsContext);
  if (!tools) throw new Error("Lead tools are used outside the leads page");
  return tools;
}
