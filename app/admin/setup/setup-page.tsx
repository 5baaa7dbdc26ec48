import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { auth } from "#app/lib/supabase.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { toolButton } from "../controls.ts";
import { plural } from "../format.ts";
import { ActButton } from "../kit/act-button.tsx";
import { CheckField } from "../kit/check-field.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { Rows } from "../kit/rows.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { smsProblem } from "../leads/sms/sms-state.ts";
import { undoOfStep } from "../records/row-writes.ts";
import { Section } from "../section.tsx";
import { useHashTarget } from "../use-hash-target.ts";
import { sendReset } from "../users/accounts.queries.ts";
import { sendTestText, startEmpty } from "./setup.queries.ts";
import type { SetupFacts, SetupLine } from "./setup-lines.ts";
import { useSetup } from "./setup-note.tsx";

export default function SetupPage() {
  const { query, lines, left = 0 } = useSetup();
  const { data } = query;
  useHashTarget(data !== undefined);
  return (
    <div className="grid max-w-3xl gap-4">
      <PageHead title="Make it yours" />
      {data && lines ? (
        <>
          <p role="status" className="text-lg">
            {left > 0
              ? `${plural(left, "thing")} left. A line is checked off once it shows your own information.`
              : "Everything is yours."}
          </p>
          <Rows>
            {lines.map((line) => (
              <Line key={line.title} line={line} />
            ))}
          </Rows>
          <StartEmpty samples={data.samples} />
          <LawPart />
          <TestMail />
          <TestText />
        </>
      ) : (
        <LoadState of={query} what="what is left to do" />
      )}
    </div>
  );
}

function Line({ line: { title, today, to, isDone } }: { line: SetupLine }) {
  return (
    <li className="flex items-center gap-3 p-3">
      <span className="grid size-7 shrink-0 place-items-center rounded-full border border-line">
        {isDone ? <Icon name="check" className="size-5 text-spruce" /> : null}
        <span className="sr-only">{isDone ? "Done" : "To do"}</span>
      </span>
      <span className="min-w-0 flex-1">
        <b>{title}</b>
        <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">{today}</span>
      </span>
      {to ? (
        <Link to={to} className={toolButton("no-underline")}>
          {isDone ? "See" : "Open"}
          <span className="sr-only"> {title}</span>
        </Link>
      ) : null}
    </li>
  );
}

function StartEmpty({ samples }: { samples: SetupFacts["samples"] }) {
  const [keepsArticles, keepArticles] = useState(true);
  const leaving = Object.entries(samples).filter(([, count]) => count > 0);
  if (leaving.length === 0) return null;
  const words = leaving.map(([table, count]) => `${count} ${table}`).join(", ");
  return (
    <Section
      title="Start empty"
      about="Take all sample content off the site at once. Or leave it and replace it as you go."
    >
      <CheckField label="Keep the articles" isChecked={keepsArticles} onChange={keepArticles} />
      <ActButton
        look={button("outline")}
        refused="The sample is still there."
        about="start empty"
        ask={{
          title: "Take the sample off the site?",
          words: `This takes off ${words}, and links to sample pages. What you changed stays. You can undo this in one step.`,
          yes: "Start empty",
        }}
        act={async () => {
          const undo = await undoOfStep(await startEmpty(keepsArticles));
          return { title: "The sample is off the site.", undo };
        }}
      >
        Start empty
      </ActButton>
    </Section>
  );
}

function TestMail() {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async () => {
      const { data: session } = await auth().getSession();
      const email = session.session?.user.email ?? "";
      await sendReset(email, undefined);
      return email;
    },
  });
  return (
    <Section
      id="mail"
      title="Test your email"
      about="Sends you a password reset email. Your password stays the same unless you use its link."
    >
      <ToolButton aria-disabled={isPending || undefined} onClick={() => !isPending && mutate()}>
        Send me an email
      </ToolButton>
      <p role="status" className="mt-2 text-sm">
        {error
          ? `Not sent: ${error.message}`
          : data
            ? `Sent to ${data}. If it isn’t there in five minutes, Today says why.`
            : ""}
      </p>
    </Section>
  );
}

function TestText() {
  const [phone, setPhone] = useState("");
  const { data, error, isPending, mutate } = useMutation({ mutationFn: sendTestText });
  const why =
    data &&
    smsProblem({
      ...{ state: data === "opted_out" ? data : "refused", reason: data },
      ...{ error: null, error_code: null },
    });
  return (
    <Section
      id="texts"
      title="Test your texts"
      about="Sends your phone a text, the way customers get them."
    >
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate(phone);
        }}
      >
        <TextField
          label="Your phone"
          type="tel"
          autoComplete="tel-national"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
        />
        <button type="submit" className={toolButton()} aria-disabled={isPending || undefined}>
          Send me a text
        </button>
      </form>
      <p role="status" className="mt-2 text-sm">
        {error || why
          ? `Not sent: ${why || error?.message}`
          : data === null
            ? "Sent. It should arrive within a minute."
            : ""}
      </p>
    </Section>
  );
}

const rules = [
  [
    "Compare-at prices",
    "Keep proof of each one for two years: which store sold the piece new, when, and for how much. A list price or a tag alone isn’t enough.",
  ],
  [
    "Free TVs",
    "Sell the bed at the same price without the TV first, and don’t run the offer more than six months a year.",
  ],
  [
    "Lenders",
    "Get the words you may advertise in writing, and ask whether their contracts carry the FTC’s Holder Notice.",
  ],
  [
    "Orders by phone",
    "Deliver by the day you agreed, or within 30 days. If you can’t, offer the money back and send it within seven working days.",
  ],
  [
    "Sales calls",
    "If you call or text first and they buy from home, say the full price, “sold as is,” that all sales are final, and that they may have three business days to cancel. Put it on the receipt.",
  ],
  ["Receipts", "Print “Sold as is. All sales are final.” in bold above the signature."],
  [
    "Every truck",
    "Check it at cpsc.gov/Recalls. Look for law tags on mattresses, warning labels on bunks, fiber and country on rugs, and when a dresser was made.",
  ],
  [
    "Children’s furniture",
    "What’s sold as a child’s, for ages 12 and under, needs its maker’s certificate and a tracking label.",
  ],
  [
    "HELP texts",
    "Set your provider’s answer to: your store’s name, “for help call” and your phone, “Msg & data rates may apply. Reply STOP to opt out.”",
  ],
  [
    "Reviews",
    "Only real customers, in their own words, good and bad alike. Say if they work here, are family or got something for it.",
  ],
] as const;

function LawPart() {
  return (
    <Section
      id="law"
      title="What the law asks of you"
      about="The site does its part by itself. These are yours. Your lawyer has the last word."
    >
      <dl className="grid gap-2 text-sm">
        {rules.map(([term, words]) => (
          <div key={term}>
            <dt className="font-bold">{term}</dt>
            <dd className="text-ink-soft">{words}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
