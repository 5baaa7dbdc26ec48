import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { storedSession } from "#app/lib/stored-session.ts";
import { db } from "#app/lib/supabase.ts";
import { own } from "#shop/own.ts";
import { capitalized } from "#shop/words.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import type { Draft } from "../../kit/draft.ts";
import { readDraft } from "../../lock/drafts.ts";
import { read } from "../../requests.ts";
import { meetingKey, type PresentColleague, presenceKey } from "../shared/lead-activity.ts";
import { nameOf, useLeadsContext } from "../shared/leads-context.ts";
import { textDraft } from "../sms/composer.tsx";

const everyMs = 5_000;

interface PresenceProps {
  lead: FinancingLead;
  /** Something is edited here that is not saved. */
  isDirty: boolean;
}

/**
 * Who else has this lead open, and whether they write. It says while the tab is in view that this screen
 * is here, which is how the others learn of it; one that says so no more is forgotten.
 */
export function Presence({ lead, isDirty }: PresenceProps) {
  const context = useLeadsContext();
  const { data: others } = useQuery<PresentColleague[]>({
    ...{ queryKey: presenceKey(lead.id), queryFn: skipToken, gcTime: 0 },
  });
  const { refetch } = useQuery({
    queryKey: [...meetingKey(lead.id), isDirty],
    queryFn: ({ signal }) =>
      read(
        signal,
        db().rpc("meet_at_lead", { lead: lead.id, is_typing: isDirty || isTexting(lead.id) }),
      ),
    ...{ staleTime: 0, gcTime: 0, retry: false },
  });
  // A `refetchInterval` would begin anew with each answer, and slow answers are when the others would forget it.
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void refetch();
    }, everyMs);
    return () => clearInterval(timer);
  }, [refetch]);
  useEffect(
    () => () => {
      // Where this is lost, the others see it end a few seconds later.
      void db()
        .rpc("leave_lead", { lead: lead.id })
        .then(
          () => {},
          () => {},
        );
    },
    [lead.id],
  );
  return (
    <p
      role="status"
      className="empty:hidden mb-3 rounded-lg bg-brass-wash p-3 text-sm font-semibold text-brass"
    >
      {others?.length
        ? others
            .map(({ user_id, is_writing }) => {
              if (user_id === context.me) {
                return `You have this lead open on another device, too${is_writing ? ", and are writing there" : ""}.`;
              }
              return `${capitalized(nameOf(context, user_id))} has this lead open, too${is_writing ? ", and is writing" : ""}.`;
            })
            .join(" ")
        : null}
    </p>
  );
}

/** A text stands in the box that was not sent. */
function isTexting(leadId: string) {
  const draft = readDraft<Draft>(storedSession()?.email ?? "", textDraft(leadId));
  return Boolean(own(draft?.fields, "words")?.trim());
}
