/** What rows, cards and the panel can do and know, without every part between passing it on. */
import { createContext, useContext } from "react";
import type { FinancingLead, LeadStatus } from "#app/lib/database.types.ts";

export interface LeadTools {
  open: (lead: FinancingLead) => void;
  changeStatus: (lead: FinancingLead, status: LeadStatus) => void;
  /** Opens the one status menu of the page beside `anchor`. */
  askStatus: (lead: FinancingLead, anchor: HTMLElement) => void;
  toggle: (lead: FinancingLead, isSelected: boolean, isRange?: boolean) => void;
}

export const LeadToolsContext = createContext<LeadTools | null>(null);

export function useLeadTools() {
  const tools = useContext(LeadToolsContext);
  if (!tools) throw new Error("Lead tools are used outside the leads page");
  return tools;
}
