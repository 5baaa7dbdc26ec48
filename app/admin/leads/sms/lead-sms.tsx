import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toolButton } from "#app/admin/controls.ts";
import { formatDateTime, plural } from "#app/admin/format.ts";
import { LoadFailed } from "#app/admin/load-failed.tsx";
import type { FinancingLead, LeadText, TextState } from "#app/lib/database.types.ts";
import { cn } from "#app/ui/cn.ts";
import { showToast } from "#app/ui/toast.ts";
import { useNewestSms } from "./newest-sms.tsx";
import { resendSms, smsKey, smsQuery } from "./sms.queries.ts";
import { canResend, isInFlight, smsLabels, smsProblem } from "./sms-state.ts";

const look: Record<TextState, string> = {
  checking: "bg-sunken text-ink",
  queued: "bg-sunken text-ink",
  sending: "bg-sunken text-ink",
  sent: "bg-spruce-wash text-spruce",
  delivered: "bg-spruce-wash text-spruce",
  failed: "bg-tag-wash text-tag",
  unknown: "bg-brass-wash text-brass",
  refused: "bg-brass-wash text-brass",
  opted_out: "bg-brass-wash text-brass",
};

export function SmsBadge({ text }: { text: LeadText }) {
  return (
    <span
      className={cn(
        "inline-flex items-center rounded-md px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap",
        look[text.state],
      )}
    >
      {smsLabels[text.state]}
    </span>
  );
}

/** The state of a lead's newest text, in the list. */
export function NewestSmsBadge({ lead }: { lead: FinancingLead }) {
  const text = useNewestSms(lead.id);
  if (!text) return null;
  return (
    <>
      <span className="sr-only">Text: </span>
      <SmsBadge text={text} />
    </>
  );
}

/** What became of every text to the applicant, newest first, and a button for another. */
export function LeadSms({ lead }: { lead: FinancingLead }) {
  const query = useQuery(smsQuery([lead.id]));
  const texts = query.data;
  return (
    <section aria-labelledby="texts" className="rounded-lg border border-line p-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id="texts" className="mr-auto font-sans text-sm font-semibold">
          Text with the link
        </h3>
        {texts ? <ResendButton lead={lead} newest={texts[0]} /> : null}
      </div>
      {texts ? (
        <ol className="mt-1 grid gap-2">
          {texts.map((text) => (
            <SmsDetails key={text.id} text={text} />
          ))}
        </ol>
      ) : query.error ? (
        <LoadFailed
          message="Failed to load the texts."
          isRetrying={query.isFetching}
          onRetry={() => query.refetch()}
        />
      ) : null}
      {texts?.length === 0 ? <p className="mt-1 text-ink-soft">None was sent.</p> : null}
      <p className="mt-2 text-ink-soft">
        {lead.consented_at
          ? `Consent: the form’s sentence of ${lead.consent_version}.`
          : "No consent to a text is recorded with this lead."}
      </p>
    </section>
  );
}

function SmsDetails({ text }: { text: LeadText }) {
  const problem = smsProblem(text);
  return (
    <li className="grid gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <SmsBadge text={text} />
        <span>{moment(text)}</span>
      </p>
      {problem ? <p className="text-tag">{problem}</p> : null}
      <p className="text-ink-soft">
        {text.kind === "resend" ? "Sent again by staff" : "Asked for"}{" "}
        <time dateTime={text.created_at}>{formatDateTime(text.created_at)}</time>
        {text.attempts > 1 ? `, ${plural(text.attempts, "attempt")}` : null}
        {text.error_code ? `, error ${text.error_code}` : null}
        {text.provider === "local" ? ", only played on this machine" : null}
      </p>
    </li>
  );
}

/** When it reached where it is, or will. */
function moment(text: LeadText) {
  const { state, due_at, sent_at, delivered_at, updated_at } = text;
  if (state === "queued" && Date.parse(due_at) > Date.now() + 60_000) {
    return `leaves ${formatDateTime(due_at)}`;
  }
  if (isInFlight(text) && state !== "sent") return "leaves in a moment";
  return formatDateTime(delivered_at ?? (state === "sent" ? (sent_at ?? updated_at) : updated_at));
}

function ResendButton({ lead, newest }: { lead: FinancingLead; newest: LeadText | undefined }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  if (!canResend(newest) || lead.anonymized_at || !lead.consented_at) return null;

  async function resend() {
    setAsking(true);
    try {
      const queued = await resendSms(lead.id);
      const isLater = queued && Date.parse(queued.due_at) > Date.now() + 60_000;
      showToast({
        title: "Text queued.",
        description: isLater
          ? `It leaves ${formatDateTime(queued.due_at)}, after the quiet hours.`
          : "It leaves in a moment.",
        tone: "success",
      });
    } catch (error) {
      showToast({
        title: "The text is not sent again.",
        description: (error as Error).message,
        tone: "destructive",
      });
    }
    await client.invalidateQueries({ queryKey: smsKey });
    setAsking(false);
  }

  return (
    <button type="button" className={toolButton()} disabled={isAsking} onClick={resend}>
      {newest ? "Resend" : "Send the text"}
    </button>
  );
}
