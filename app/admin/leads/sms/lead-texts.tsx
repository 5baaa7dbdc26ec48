import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { showPhone } from "#shop/phone.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { formatDateTime } from "../../format.ts";
import { ActButton } from "../../kit/act-button.tsx";
import { LoadState } from "../../kit/load-state.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { fullName } from "../shared/lead.ts";
import { useLeadActions } from "../shared/lead-actions.ts";
import { isWaiting } from "../shared/worklists.ts";
import { Composer } from "./composer.tsx";
import { composerId, goToComposer, takeComposerRequest } from "./composer-request.ts";
import { conversationQuery } from "./conversation.queries.ts";
import {
  type ConsentEntry,
  type Conversation,
  describeConsent,
  type Message,
} from "./conversation.ts";
import { MessageBubble } from "./message-bubble.tsx";
import { resendSms } from "./sms.queries.ts";
import { canResend } from "./sms-state.ts";
import { StopAnswers, stopQuestion } from "./stop-answers.tsx";
import { markRepliesDone } from "./text-writes.ts";

interface LeadTextsProps {
  lead: FinancingLead;
  /** The other leads of the number, whose texts stand here, too. */
  others: readonly FinancingLead[];
}

/** What the number and the shop wrote to each other, and where staff go on writing. */
export function LeadTexts({ lead, others }: LeadTextsProps) {
  const query = useQuery(conversationQuery(lead.id, lead.version));
  const conversation = query.data;
  const area = useRef<HTMLTextAreaElement>(null);
  const isHere = conversation !== undefined;
  useEffect(() => {
    if (isHere && takeComposerRequest(lead.id)) goToComposer();
  }, [isHere, lead.id]);

  return (
    <section aria-labelledby="texts" className="rounded-lg border border-line p-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id="texts" className="mr-auto font-sans text-sm font-semibold">
          Texts
        </h3>
        {conversation ? <ResendButton lead={lead} messages={conversation.messages} /> : null}
      </div>
      {conversation ? (
        <>
          <Thread lead={lead} others={others} messages={conversation.messages} />
          <Questions lead={lead} conversation={conversation} />
          <div id={composerId} tabIndex={-1}>
            {conversation.refusal ? (
              <p className="mt-3 rounded-lg bg-sunken p-3 font-semibold">{conversation.refusal}</p>
            ) : (
              <Composer lead={lead} leavesAt={conversation.leavesAt} area={area} />
            )}
          </div>
          <TextedNote lead={lead} messages={conversation.messages} />
          <ConsentList consents={conversation.consents} />
        </>
      ) : (
        <LoadState of={query} what="the texts" />
      )}
    </section>
  );
}

function Thread({ lead, others, messages }: LeadTextsProps & { messages: readonly Message[] }) {
  const list = useRef<HTMLOListElement>(null);
  const newest = messages.at(-1)?.id;
  // The newest text is what one came for.
  useEffect(() => {
    if (newest) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  if (messages.length === 0) return <p className="mt-1 text-ink-soft">None yet.</p>;
  const about = (leadId: string | null) => {
    const other = leadId !== lead.id && others.find(({ id }) => id === leadId);
    return other ? `${fullName(other)}, ${other.financing_option}` : undefined;
  };
  return (
    <ol
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, with the keyboard too.
      tabIndex={0}
      aria-label="Texts, oldest first"
      className="mt-2 grid max-h-80 gap-2 overflow-y-auto overscroll-contain rounded-lg pr-1"
    >
      {messages.map((message) => (
        <MessageBubble key={message.id} message={message} about={about(message.leadId)} />
      ))}
    </ol>
  );
}

interface QuestionsProps {
  lead: FinancingLead;
  conversation: Conversation;
}

/** What staff have to say about answers: whether one means “stop”, and that one needs no answer. */
function Questions({ lead, conversation: { messages, phone, refusal } }: QuestionsProps) {
  const open = messages.filter(({ isOpen }) => isOpen);
  const doubtful = open.find(({ kind }) => kind === "maybe_stop");

  if (doubtful) {
    return (
      <div className="mt-3">
        <StopQuestion lead={lead} message={doubtful} />
      </div>
    );
  }
  if (open.length === 0 || !phone) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2">
      <span className="mr-auto font-semibold text-brass">
        {refusal ? "They texted back. Call them." : "They’re waiting for a reply."}
      </span>
      <ActButton act={() => markRepliesDone(phone)}>No reply needed</ActButton>
    </p>
  );
}

interface ResendButtonProps {
  lead: FinancingLead;
  messages: readonly Message[];
}

/** The application link once more. */
function ResendButton({ lead, messages }: ResendButtonProps) {
  const newest = messages.findLast(
    ({ leadId, from, kind }) => from === "shop" && leadId === lead.id && kind !== "message",
  );
  if (!canResend(newest?.state) || lead.anonymized_at || !lead.consented_at) return null;

  return (
    <ActButton
      refused="The text wasn’t resent."
      act={async () => {
        const queued = await resendSms(lead.id);
        const isLater = queued && Date.parse(queued.due_at) > Date.now() + 60_000;
        return {
          title: "Text queued.",
          note: isLater
            ? `It goes out ${formatDateTime(queued.due_at)}, after quiet hours.`
            : "It goes out in a moment.",
        };
      }}
    >
      {newest ? "Resend the link" : "Send the link"}
    </ActButton>
  );
}

/** Who was texted still waits for a first call, until somebody says that this was contact enough. */
function TextedNote({ lead, messages }: { lead: FinancingLead; messages: readonly Message[] }) {
  const { changeStatus } = useLeadActions();
  const isTexted = messages.some(
    ({ from, kind, leadId }) => from === "shop" && kind === "message" && leadId === lead.id,
  );
  if (!isTexted || !isWaiting(lead)) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2">
      <span className="mr-auto font-semibold text-brass">
        You texted them. They still count as waiting for a first call.
      </span>
      <ToolButton onClick={() => changeStatus(lead, "contacted")}>Mark as contacted</ToolButton>
    </p>
  );
}

/** What the number agreed to and took back: what was shown, when, and where. */
function ConsentList({ consents }: { consents: readonly ConsentEntry[] }) {
  if (consents.length === 0) {
    return <p className="mt-2 text-ink-soft">We have no consent to text this number on file.</p>;
  }
  return (
    <details className="mt-2">
      <summary className="min-h-11 content-center font-semibold fine:min-h-0">
        Consent: {describeConsent(consents.at(-1)!).toLowerCase()}
      </summary>
      <ol className="mt-2 grid gap-2 border-l-2 border-line pl-3">
        {consents.map((entry) => (
          <li key={entry.id} className="[overflow-wrap:anywhere]">
            <p>
              <time dateTime={entry.at} className="text-ink-soft">
                {formatDateTime(entry.at)}
              </time>
              <br />
              {describeConsent(entry)}
            </p>
            {entry.words ? <p className="text-ink-soft">“{entry.words}”</p> : null}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** An answer that may mean “stop”: a person says so with one tap. Until then nothing leaves. */
function StopQuestion({ lead, message }: Pick<QuestionsProps, "lead"> & { message: Message }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form.
    <div role="group" aria-label="Does this mean stop?" className="rounded-lg bg-brass-wash p-3">
      <p className="font-semibold text-brass">
        {stopQuestion}{" "}
        <q className="font-normal [overflow-wrap:anywhere]">{shorten(message.body ?? "")}</q>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <StopAnswers reply={message.id} phone={showPhone(lead.phone)} />
      </div>
    </div>
  );
}

const shorten = (text: string) => (text.length > 160 ? `${text.slice(0, 159)}…` : text);
