/** What others do at the leads now. */
import type { QueryClient } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { read } from "../../requests.ts";

/** Who else has a lead open. */
export const presenceKey = (leadId: string) => ["lead-presence", leadId] as const;

/** That this screen has it open, which the others hear. */
export const meetingKey = (leadId: string) => ["lead-meeting", leadId] as const;

/** Somebody else who has a lead open. */
export interface PresentColleague {
  user_id: string;
  is_writing: boolean;
}

/** Reads when a lead last changed and who else has this one open; the second is for the open panel. */
export async function fetchLeadActivity(
  client: QueryClient,
  leadId: string | null,
  signal: AbortSignal,
) {
  const data = await read(
    signal,
    db()
      // Read, not posted: it writes nothing, and the server takes a post for work to do.
      .rpc("lead_activity", leadId ? { lead: leadId } : {}, { get: true })
      .retry(false),
  );
  const activity = data as unknown as { changed_at: string | null; others: PresentColleague[] };
  // A panel that was closed meanwhile has no use for it.
  if (leadId) client.setQueriesData({ queryKey: presenceKey(leadId) }, activity.others);
  return activity.changed_at;
}
