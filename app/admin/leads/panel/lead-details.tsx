import { useState } from "react";
import { toolButton } from "#app/admin/controls.ts";
import { formatDateTime, formatDuration } from "#app/admin/format.ts";
import type { FinancingLead } from "#app/lib/database.types.ts";
import { CallButtons } from "./call-buttons.tsx";
import { PieceLink } from "./piece-link.tsx";

/** How to reach the applicant, what they asked for and when, and how long they waited for a call. */
export function LeadDetails({ lead }: { lead: FinancingLead }) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="contents max-sm:hidden">
          <CallButtons lead={lead} />
        </div>
        <p className="font-semibold tabular sm:hidden">{lead.phone}</p>
        <CopyButton text={lead.phone} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">Asked for</dt>
        <dd>{lead.financing_option}</dd>
        {lead.piece ? (
          <>
            <dt className="text-ink-soft">About</dt>
            <dd>
              <PieceLink slug={lead.piece} />
            </dd>
          </>
        ) : null}
        <dt className="text-ink-soft">Received</dt>
        <dd>
          <time dateTime={lead.created_at}>{formatDateTime(lead.created_at)}</time>
        </dd>
        <dt className="text-ink-soft">First contact</dt>
        <dd>{firstContact(lead)}</dd>
      </dl>
    </div>
  );
}

function firstContact({ status, created_at, first_contacted_at }: FinancingLead) {
  if (first_contacted_at) {
    const wait = formatDuration(Date.parse(first_contacted_at) - Date.parse(created_at));
    return `${wait} after the request`;
  }
  if (status !== "pending") return "not known";
  return `none yet, waiting for ${formatDuration(Date.now() - Date.parse(created_at))}`;
}

function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState("Copy");
  return (
    <button
      type="button"
      className={toolButton("fine:min-h-11")}
      onClick={async () => {
        const done = await navigator.clipboard?.writeText(text).then(
          () => true,
          () => false,
        );
        setSaid(done ? "Copied" : "Could not copy");
        setTimeout(() => setSaid("Copy"), 2000);
      }}
    >
      <span aria-live="polite">{said}</span>
      <span className="sr-only">phone number</span>
    </button>
  );
}
