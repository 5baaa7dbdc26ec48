import { useWrite } from "../../kit/use-write.ts";

export const updated = "Lead updated successfully.";
export const notUpdated = "Failed to update lead.";

/** Writes of leads: what came back is in the list already, and one lead's write keeps no other's waiting. */
export const useLeadWrite = () => useWrite({ refused: notUpdated, isOfMany: true, isShown: true });
