import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { db } from "#app/lib/supabase.ts";
import { formatPhone } from "#shop/phone.ts";
import { formatShortDateTime } from "../../format.ts";
import { ActButton } from "../../kit/act-button.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useIsNarrow } from "../../kit/use-is-narrow.ts";
import { plainName } from "../../plain-name.ts";
import { read } from "../../requests.ts";
import { StopAnswers, stopQuestion } from "./stop-answers.tsx";
import { markRepliesDone } from "./text-writes.ts";

/** Numbers that texted and bear no lead, such as those of people who had a product held. */
const unknownNumbersQuery = queryOptions({
  queryKey: ["replies-without-lead"],
  queryFn: ({ signal }) => read(signal, db().rpc("replies_without_lead")),
  refetchInterval: 30_000,
  retry: false,
});

/** What they wrote, to be called back or set aside, questions first; the rest is one press away. */
export function UnknownNumbers() {
  const { data } = useQuery(unknownNumbersQuery);
  const [isWhole, setWhole] = useState(false);
  // A flood of them leaves the leads on the screen.
  const maxAtFirst = useIsNarrow() ? 1 : 3;
  if (!data?.length) return null;
  const sorted = data.toSorted((a, b) => Number(b.question !== null) - Number(a.question !== null));
  const shown = isWhole ? sorted : sorted.slice(0, maxAtFirst);

  return (
    <section
      aria-labelledby="unknown-numbers"
      className="rounded-card border border-brass bg-surface p-3 text-sm"
    >
      <h2 id="unknown-numbers" className="font-sans text-base font-bold">
        Texts from numbers without a lead
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {shown.map(({ phone, name, body, received_at, question }) => (
          <li key={phone} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <a href={`tel:${phone}`} className="font-semibold whitespace-nowrap tabular">
              {formatPhone(phone)}
            </a>
            {name ? <span>{plainName(name)}</span> : null}
            <q className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">{plainName(body)}</q>
            <span className="text-ink-soft">{formatShortDateTime(received_at)}</span>
            {question === null ? (
              <ActButton act={() => markRepliesDone(phone)}>Done</ActButton>
            ) : (
              <>
                <span className="font-semibold text-brass">{stopQuestion}</span>
                <StopAnswers reply={question} phone={formatPhone(phone)} />
              </>
            )}
          </li>
        ))}
      </ul>
      {data.length > maxAtFirst ? (
        <ToolButton aria-expanded={isWhole} className="mt-1" onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show fewer" : `Show all ${data.length}`}
        </ToolButton>
      ) : null}
    </section>
  );
}
