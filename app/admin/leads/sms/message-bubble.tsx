import { cn } from "#app/ui/cn.ts";
import { formatShortDateTime } from "../../format.ts";
import { plainName } from "../../plain-name.ts";
import { authorName, useLeadsContext } from "../shared/leads-context.ts";
import type { Message } from "./conversation.ts";
import { smsLabels, smsProblem } from "./sms-state.ts";

/** The text's way in signs: waiting, with the carrier, on the phone, nowhere. */
const ticks: Partial<Record<NonNullable<Message["state"]>, string>> = {
  checking: "◷",
  queued: "◷",
  sending: "◷",
  sent: "✓",
  delivered: "✓✓",
};

interface MessageBubbleProps {
  message: Message;
  /** Names the lead of it where that is another than the panel's. */
  about: string | undefined;
}

/** One text: ours on the right, theirs on the left. */
export function MessageBubble({ message, about }: MessageBubbleProps) {
  const { from, body, at, kind, state, by } = message;
  const context = useLeadsContext();
  const isOurs = from === "shop";
  const wasNotSent = state === "refused" || state === "opted_out" || state === "failed";
  return (
    <li className={cn("flex flex-col", isOurs ? "items-end" : "items-start")}>
      <p
        className={cn(
          "max-w-[88%] rounded-2xl px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]",
          isOurs ? "rounded-br-md bg-spruce-wash" : "rounded-bl-md bg-sunken",
          wasNotSent && "border border-dashed border-field bg-transparent text-ink-soft",
        )}
      >
        <span className="sr-only">{isOurs ? "The shop: " : "They wrote: "}</span>
        {body === null ? "Removed" : plainName(body)}
      </p>
      <p className={cn("mt-0.5 px-1 text-xs text-ink-soft", isOurs && "text-right")}>
        <time dateTime={at}>{formatShortDateTime(at)}</time>
        {isOurs && kind === "message" && by ? `, ${authorName(context, by)}` : null}
        {isOurs && kind === "resend" ? ", resent by staff" : null}
        {isOurs && kind === "hold" ? ", about a hold" : null}
        {about ? `, for ${about}` : null}
        {isOurs ? <Standing message={message} /> : <Meaning message={message} />}
      </p>
    </li>
  );
}

/** How far ours got, and why no further. */
function Standing({ message }: { message: Message }) {
  const { state, dueAt, reason, error, errorCode, provider } = message;
  if (!state) return null;
  const problem = smsProblem({ state, reason, error, error_code: errorCode });
  const waits = state === "queued" && dueAt && Date.parse(dueAt) > Date.now() + 60_000;
  return (
    <>
      {" "}
      <span
        className={cn("font-semibold whitespace-nowrap", state === "delivered" && "text-spruce")}
      >
        <span aria-hidden="true">{ticks[state] ?? "!"} </span>
        {smsLabels[state]}
      </span>
      {waits ? `, goes out ${formatShortDateTime(dueAt)}` : null}
      {provider === "local" ? ", simulated on this machine" : null}
      {problem ? <span className="block text-tag">{problem}</span> : null}
    </>
  );
}

const meanings: Partial<Record<Message["kind"], string>> = {
  stop: ", opted out",
  start: ", opted in again",
  help: ", got the help text",
};

function Meaning({ message: { kind, meantStop, by } }: { message: Message }) {
  const context = useLeadsContext();
  const who = by ? `, says ${authorName(context, by)}` : "";
  if (meantStop !== null) return meantStop ? `, means stop${who}` : `, doesn’t mean stop${who}`;
  return meanings[kind] ?? null;
}
