import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { field } from "../../controls.ts";
import { formatNumber, plural } from "../../format.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useDraft } from "../../kit/use-draft.ts";
import { useWrite } from "../../kit/use-write.ts";
import { Problem } from "../../problem.tsx";
import { meetingKey } from "../shared/lead-activity.ts";
import { useLeadsContext } from "../shared/leads-context.ts";
import { sendText, templatesQuery } from "./conversation.queries.ts";
import { fillTemplate, maxCharacters, withPlainPunctuation } from "./conversation.ts";
import { textLength } from "./text-length.ts";

const noText = { words: "", key: "" };

/** What an unsent text to a lead is kept under. */
export const textDraft = (leadId: string) => `text:${leadId}`;

interface ComposerProps {
  lead: FinancingLead;
  /** When a text would leave, if not at once. */
  leavesAt: string | null;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** Where staff write. What fails to be sent stays, and sent twice it is one text. */
export function Composer({ lead, leavesAt, area }: ComposerProps) {
  const { values, change, settle } = useDraft(textDraft(lead.id), noText, null, true);
  const client = useQueryClient();
  const { isBusy: isSending, problem, reset, write } = useWrite();
  const { words } = values;
  const length = words.trim().length;
  const isTooLong = length > maxCharacters;
  const cannotSend = length === 0 || isTooLong || isSending;

  function type(text: string) {
    reset();
    change({ words: text, key: crypto.randomUUID() });
    if (!text.trim() === !words.trim()) return;
    // Who else has this lead open sees at once that somebody writes.
    void client.invalidateQueries({ queryKey: meetingKey(lead.id) });
  }

  async function send() {
    if (cannotSend) return area.current?.focus();
    await write(async () => {
      await sendText(lead.id, words, values.key);
      settle(values);
    }, `text ${lead.id}`);
  }

  return (
    <form
      className="mt-3 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Templates
        lead={lead}
        onChoose={(body) => {
          type(words.trim() ? `${words.trimEnd()} ${body}` : body);
          area.current?.focus();
        }}
      />
      <textarea
        ref={area}
        aria-label="Text to send"
        aria-describedby="text-count"
        aria-invalid={isTooLong}
        placeholder="Write a text"
        rows={3}
        value={words}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          // The panel around it would save the lead.
          event.stopPropagation();
          event.preventDefault();
          void send();
        }}
        className={field("py-2")}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button
          type="submit"
          aria-disabled={cannotSend}
          aria-busy={isSending || undefined}
          className={button("primary", "md", "aria-disabled:opacity-60")}
        >
          {isSending ? "Sending…" : "Send text"}
        </button>
        <p id="text-count" className={isTooLong ? "font-semibold text-tag" : "text-ink-soft"}>
          {isTooLong
            ? `${formatNumber(length)} of at most ${formatNumber(maxCharacters)} characters`
            : length > 0
              ? `${plural(length, "character")}, ${plural(textLength(words.trim()).parts, "text")}`
              : null}
          {length === 0 ? <span className="hidden fine:inline">Ctrl + Enter sends</span> : null}
        </p>
        {words !== withPlainPunctuation(words) &&
        textLength(withPlainPunctuation(words)).parts < textLength(words).parts ? (
          <ToolButton onClick={() => type(withPlainPunctuation(words))}>
            Plain characters: {plural(textLength(withPlainPunctuation(words).trim()).parts, "text")}
          </ToolButton>
        ) : null}
      </div>
      {leavesAt ? (
        <p className="text-brass">
          It’s quiet hours for this number. Your text will go out {formatMoment(leavesAt)}, Detroit
          time.
        </p>
      ) : null}
      <Problem>{problem && `${problem} What you typed is still here.`}</Problem>
    </form>
  );
}

function Templates({ lead, onChoose }: { lead: FinancingLead; onChoose: (body: string) => void }) {
  const { data: templates } = useQuery(templatesQuery);
  const { me, staff = [] } = useLeadsContext();
  const { name, phone } = useShop();
  if (!templates?.length) return null;
  const known = {
    first_name: lead.first_name,
    lender: lead.financing_option,
    shop: name,
    phone: phone.label,
    me: staff.find(({ id }) => id === me)?.firstName || name,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form.
    <div role="group" aria-label="Begin with" className="flex flex-wrap gap-1.5">
      {templates.map((template) => (
        <button
          key={template.id}
          type="button"
          className="min-h-11 rounded-full border border-line px-3 text-sm font-semibold hover:bg-sunken fine:min-h-8"
          onClick={() => onChoose(fillTemplate(template.body, known))}
        >
          {template.name}
        </button>
      ))}
    </div>
  );
}
