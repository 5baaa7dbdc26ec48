import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { db } from "#app/lib/supabase.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { formatDateTime, formatDay } from "../../format.ts";
import { LoadState } from "../../kit/load-state.tsx";
import { OneField } from "../../kit/one-field.tsx";
import { idsPerRequest, read } from "../../requests.ts";
import { notesLimits } from "../shared/lead.ts";
import { addLeadNote } from "../shared/lead-writes.ts";
import { conversationQuery } from "../sms/conversation.queries.ts";
import type { Message } from "../sms/conversation.ts";
import { Change } from "./change.tsx";

interface LeadHistoryProps {
  lead: FinancingLead;
  /** The other requests of the same person, whose history this is, too. */
  others: readonly FinancingLead[];
}

/** What happened to the person's leads, newest first: who, when, from, to. Notes read as a timeline. */
export function LeadHistory({ lead, others }: LeadHistoryProps) {
  const leads = [lead, ...others];
  const events = useQuery(
    leadEventsQuery(
      leads.map(({ id }) => id),
      leads.map(({ version }) => version).join(),
      lead.kind && "inquiry_id",
    ),
  );
  const { data: texts } = useQuery({
    ...conversationQuery(lead.id, lead.version),
    enabled: !lead.kind,
  });
  const entries: Entry[] = [
    ...(events.data ?? []).map((event) => ({
      ...{ key: `event ${event.id}`, at: event.at, leadId: event.lead_id },
      by: event.changed_by_email ?? event.changed_by ?? "automatically",
      words: <Change event={event} />,
    })),
    ...(texts?.messages ?? []).map((text) => ({
      ...{ key: `text ${text.id}`, at: text.at, leadId: text.leadId },
      by: text.from === "person" ? "the customer" : (text.by ?? "automatically"),
      words: textWords(text),
    })),
    ...leads.map(({ id, created_at, kind, financing_option }) => ({
      ...{ key: id, at: created_at, leadId: null, by: null },
      words: `${kind ? "Entered:" : "Asked for"} ${financing_option}`,
    })),
  ].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const about = (id: string | null) => {
    const other = others.find((other) => other.id === id);
    return other && `for ${other.financing_option}, ${formatDay(new Date(other.created_at))}`;
  };
  return (
    <section aria-labelledby="history">
      <h3 id="history" className="font-sans text-sm font-semibold">
        History
      </h3>
      {lead.kind ? null : <NoteField lead={lead} />}
      <div className="mt-3 text-sm">
        {events.data ? (
          <ol className="grid gap-3 border-l-2 border-line pl-4">
            {entries.map(({ key, at, by, leadId, words }) => (
              <li key={key} className="[overflow-wrap:anywhere]">
                <p className="text-ink-soft">
                  <time dateTime={at}>{formatDateTime(at)}</time>
                  {[by, about(leadId)].filter(Boolean).map((fact) => `, ${fact}`)}
                </p>
                {words}
              </li>
            ))}
          </ol>
        ) : (
          <LoadState of={events} what="the history" />
        )}
      </div>
    </section>
  );
}

/** One thing that was done to the person's leads, or written either way. */
interface Entry {
  key: string;
  at: string;
  /** Nobody is named where somebody asked. */
  by: string | null;
  leadId: string | null;
  words: React.ReactNode;
}

/** The words of a text stand among the texts. */
function textWords({ from, kind }: Message) {
  if (from === "person") return "They texted";
  if (kind === "link" || kind === "resend") return "Texted the application link";
  return kind === "hold" ? "Texted about their hold" : "Texted them";
}

/** What happened to these leads, or to an inquiry, newest first. `version` makes each change ask again. */
const leadEventsQuery = (
  leadIds: readonly string[],
  version: string,
  of: "lead_id" | "inquiry_id" = "lead_id",
) =>
  queryOptions({
    queryKey: ["lead-events", leadIds, version],
    queryFn: ({ signal }) =>
      read(
        signal,
        db()
          .from("lead_events")
          .select("*")
          .in(of, leadIds.slice(0, idsPerRequest))
          .order("at", { ascending: false })
          .order("id", { ascending: false })
          .limit(500)
          .retry(false),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Adds to the timeline, where no one changes or removes it. */
function NoteField({ lead }: { lead: FinancingLead }) {
  const [added, setAdded] = useState(0);
  return (
    <OneField
      key={added}
      isLabelHidden
      label="Add to the history"
      placeholder="Add to the history"
      maxLength={notesLimits.max}
      saved=""
      words="Add"
      className="mt-2"
      save={async (words) => {
        await addLeadNote(lead, words);
        setAdded(added + 1);
      }}
    />
  );
}
