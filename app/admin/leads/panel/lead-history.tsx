import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { field, toolButton } from "#app/admin/controls.ts";
import { formatDateTime, formatDay } from "#app/admin/format.ts";
import { LoadState } from "#app/admin/kit/load-state.tsx";
import { useWrite } from "#app/admin/kit/use-write.ts";
import { notesLimits } from "#app/admin/leads/shared/lead.ts";
import { addLeadNote } from "#app/admin/leads/shared/lead-writes.ts";
import { StatusPill } from "#app/admin/leads/shared/status-menu.tsx";
import { conversationQuery } from "#app/admin/leads/sms/conversation.queries.ts";
import type { Message } from "#app/admin/leads/sms/conversation.ts";
import { idsPerRequest, read } from "#app/admin/requests.ts";
import { db } from "#app/lib/supabase.ts";
import type { FinancingLead, LeadEvent, LeadStatus } from "#supabase/database.types.ts";
import { addedText } from "./added-text.ts";
import { describeEvent } from "./describe-event.ts";

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
    placeholderData: keepPreviousData,
    enabled: !lead.kind,
  });
  const about = (id: string | null) => {
    const other = others.find((other) => other.id === id);
    return other
      ? `, for ${other.financing_option}, ${formatDay(new Date(other.created_at))}`
      : null;
  };
  return (
    <section aria-labelledby="history">
      <h3 id="history" className="font-sans text-sm font-semibold">
        History
      </h3>
      {lead.kind ? null : <NoteForm lead={lead} />}
      <div className="mt-3 text-sm">
        {events.data ? (
          <ol className="grid gap-3 border-l-2 border-line pl-4">
            {newestFirst(events.data, texts?.messages ?? []).map((entry) => (
              <li
                key={`${"field" in entry ? "event" : "text"} ${entry.id}`}
                className="[overflow-wrap:anywhere]"
              >
                <p className="text-ink-soft">
                  <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>,{" "}
                  {"field" in entry
                    ? (entry.changed_by_email ?? entry.changed_by ?? "the server")
                    : entry.from === "person"
                      ? "the customer"
                      : (entry.by ?? "the server")}
                  {about("field" in entry ? entry.lead_id : entry.leadId)}
                </p>
                {"field" in entry ? <Change event={entry} /> : <p>{textWords(entry)}</p>}
              </li>
            ))}
            {leads
              .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
              .map(({ id, created_at, financing_option }) => (
                <li key={id}>
                  <p className="text-ink-soft">
                    <time dateTime={created_at}>{formatDateTime(created_at)}</time>
                  </p>
                  <p>
                    {lead.kind ? "Entered: " : "Asked for "}
                    {financing_option}
                  </p>
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

/** The words of a text stand among the texts. */
function textWords({ from, kind }: Message) {
  if (from === "person") return "They texted";
  if (kind === "link" || kind === "resend") return "Texted the application link";
  return kind === "hold" ? "Texted about their hold" : "Texted them";
}

/** What was changed and what was written either way, as one list. */
const newestFirst = (events: readonly LeadEvent[], texts: readonly Message[]) =>
  [...events, ...texts].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));

function Change({ event }: { event: LeadEvent }) {
  const { field, old_value, new_value } = event;
  switch (field) {
    case "status":
      return <StatusChange event={event} />;
    case "notes":
      return <NotesChange event={event} />;
    case "note":
      return <p className="whitespace-pre-wrap">{new_value}</p>;
    default:
      return <p>{describeEvent(field, old_value, new_value)}</p>;
  }
}

function StatusChange({ event }: { event: LeadEvent }) {
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-1.5">
      <StatusPill status={event.old_value as LeadStatus} />
      <span aria-hidden="true">→</span>
      <span className="sr-only">became</span>
      <StatusPill status={event.new_value as LeadStatus} />
    </p>
  );
}

function NotesChange({ event }: { event: LeadEvent }) {
  const { old_value, new_value } = event;
  if (new_value === null) {
    return (
      <>
        <p>Removed the notes</p>
        <Before text={old_value} />
      </>
    );
  }
  const added = addedText(old_value, new_value);
  return added === null ? (
    <>
      <p className="whitespace-pre-wrap">{new_value}</p>
      <Before text={old_value} />
    </>
  ) : (
    <p className="whitespace-pre-wrap">{added}</p>
  );
}

function Before({ text }: { text: string | null }) {
  return (
    <details className="mt-1 text-ink-soft">
      <summary>Notes before</summary>
      <p className="mt-1 border-l-2 border-line pl-3 whitespace-pre-wrap">{text}</p>
    </details>
  );
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

/** Adds to the timeline, where no one changes or removes it. What fails to be saved stays typed. */
function NoteForm({ lead }: { lead: FinancingLead }) {
  const [words, setWords] = useState("");
  const { isBusy, problem, write } = useWrite({ isShown: true });

  async function add() {
    if (!words.trim()) return;
    await write(async () => {
      await addLeadNote(lead, words);
      setWords((now) => (now === words ? "" : now));
    }, `note ${lead.id}`);
  }

  return (
    <form
      className="mt-2 flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <input
        aria-label="Add to the history"
        placeholder="Add to the history"
        value={words}
        maxLength={notesLimits.max}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
        className={field("min-w-0 flex-1")}
      />
      <button type="submit" disabled={isBusy || !words.trim()} className={toolButton()}>
        {isBusy ? "Adding…" : "Add"}
      </button>
      {problem ? (
        <p role="alert" className="w-full font-semibold text-tag">
          {problem} What you typed is still here.
        </p>
      ) : null}
    </form>
  );
}
