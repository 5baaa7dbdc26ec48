import { useState } from "react";
import { fromLocal, toLocal } from "#shop/calendar/clock.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { field, toolButton } from "../../controls.ts";
import { plural } from "../../format.ts";
import { type Option, Select } from "../../kit/select.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useIsLimited } from "../../use-is-limited.ts";
import { proposeNextTry } from "../shared/first-call.ts";
import { nameOf, useLeadsContext } from "../shared/leads-context.ts";
import { useLeadWork } from "../shared/use-lead-work.ts";
import { isDue } from "../shared/worklists.ts";

/** Whose the lead is, and when it comes back. */
export function LeadWork({ lead }: { lead: FinancingLead }) {
  const context = useLeadsContext();
  const { assign, followUp } = useLeadWork();
  const [isPicking, setPicking] = useState(false);
  const { assigned_to, follow_up_at, calls } = lead;
  const { staff = [] } = context;
  const due = isDue(lead, context.now);
  // Who is limited to the sales floor takes leads and gives away their own.
  const isLimited = useIsLimited();
  const mayGive = !isLimited || assigned_to === context.me;
  const nobody: Option[] = mayGive || !assigned_to ? [["", "Unassigned"]] : [];
  const isGone = assigned_to && !staff.some(({ id }) => id === assigned_to);
  const left: Option[] = isGone ? [[assigned_to, nameOf(context, assigned_to)]] : [];
  const choices = staff
    .filter(({ id }) => mayGive || id === context.me || id === assigned_to)
    .map(({ id, name }): Option => [id, id === context.me ? `${name} (you)` : name]);
  return (
    <section
      aria-label="Who and when"
      className="grid gap-3 rounded-lg border border-line p-3 text-sm"
    >
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor="assignee" className="font-semibold">
          Assigned to
        </label>
        <Select
          id="assignee"
          className="mr-auto max-w-52"
          options={[...nobody, ...left, ...choices]}
          value={assigned_to ?? ""}
          onChange={({ target }) => void assign(lead, target.value || null)}
        />
        {context.me && assigned_to !== context.me ? (
          <ToolButton onClick={() => void assign(lead, context.me!)}>Take it</ToolButton>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto">
          <b className="font-semibold">{due ? "Call back since " : "Follow-up: "}</b>
          {follow_up_at ? formatMoment(follow_up_at) : "none set"}
          {calls > 0 ? (
            <span className="text-ink-soft">, {plural(calls, "call")} so far</span>
          ) : null}
        </p>
        {follow_up_at ? (
          <ToolButton onClick={() => void followUp(lead, null)}>Done</ToolButton>
        ) : null}
        <ToolButton aria-expanded={isPicking} onClick={() => setPicking(!isPicking)}>
          {follow_up_at ? "Change" : "Set a date"}
        </ToolButton>
      </div>
      {isPicking ? (
        <FollowUpForm
          initial={follow_up_at ?? proposeNextTry(context.hours, calls + 1, context.now)}
          onSet={(at) => {
            setPicking(false);
            void followUp(lead, at);
          }}
        />
      ) : null}
    </section>
  );
}

function FollowUpForm({ initial, onSet }: { initial: string; onSet: (at: string) => void }) {
  const [local, setLocal] = useState(() => toLocal(initial));
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (local) onSet(fromLocal(local));
      }}
    >
      <label>
        <span className="block font-semibold">Follow-up, Detroit time</span>
        <input
          type="datetime-local"
          required
          value={local}
          min={toLocal(new Date())}
          onChange={({ target }) => setLocal(target.value)}
          className={field("mt-1")}
        />
      </label>
      <button type="submit" className={toolButton()}>
        Set
      </button>
    </form>
  );
}
