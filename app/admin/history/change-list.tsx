import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { groupBy } from "#app/lib/group-by.ts";
import { showToast } from "#app/ui/toast.ts";
import { dayNames } from "#shop/calendar/days.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import { own } from "#shop/own.ts";
import { ActButton } from "../kit/act-button.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { plainName } from "../plain-name.ts";
import { type ChangeFilter, changesQuery, publicationOf } from "../records/changes.queries.ts";
import {
  describeTrade,
  describeValue,
  fieldLabel,
  tableLabel,
} from "../records/describe-change.ts";
import { showroomNames } from "../records/product-labels.ts";
import { undoChanges } from "../records/record-writes.ts";
import type { Change, Publication } from "../records/records.queries.ts";

/** Changes with before and after, who and when, and what puts each step back. */
export function ChangeList({ filter }: { filter: ChangeFilter }) {
  const query = useInfiniteQuery(changesQuery(filter));
  if (!query.data) return <LoadState of={query} what="the changes" />;
  const changes = query.data.pages.flatMap((page) => page.changes);
  const publications = query.data.pages.flatMap((page) => page.publications);
  if (changes.length === 0) {
    return <p className="text-ink-soft">Nothing has changed yet.</p>;
  }
  // What was saved in one step is put back in one step.
  const steps = [...groupBy(changes, ({ catalog_version }) => catalog_version).values()];
  return (
    <div className="grid gap-3">
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {steps.map((step) => (
          <Step key={step[0]!.id} changes={step} publications={publications} />
        ))}
      </ol>
      {query.hasNextPage ? (
        <ToolButton
          className="justify-self-center"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? "Loading…" : "Earlier changes"}
        </ToolButton>
      ) : null}
    </div>
  );
}

const maxShown = 8;

interface StepProps {
  changes: Change[];
  publications: Publication[];
}

function Step({ changes, publications }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  const first = changes[0]!;
  const live = publicationOf(first, publications);
  const shown = isOpen ? changes : changes.slice(0, maxShown);
  return (
    <li className="grid gap-1.5 p-3 sm:grid-cols-[1fr_auto] sm:items-start">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">
          <b className="text-ink">{first.changed_by_email ?? "The store’s server"}</b>,{" "}
          <time dateTime={first.at}>{formatMoment(first.at)}</time>
          {live?.published_at ? `, live ${formatMoment(live.published_at)}` : ", not live yet"}
        </p>
        <ul className="mt-1 grid gap-1">
          {shown.map((change) => (
            <li key={change.id} className="[overflow-wrap:anywhere]">
              {tableLabel(change.table_name)} <b>{plainName(change.record_name)}</b>
              {placeOf(change)}: <Sentence change={change} />
            </li>
          ))}
        </ul>
        {changes.length > shown.length ? (
          <button
            type="button"
            className="min-h-11 font-semibold text-spruce underline"
            onClick={() => setOpen(true)}
          >
            {changes.length - shown.length} more in this step
          </button>
        ) : null}
      </div>
      <PutBackButton changes={changes} />
    </li>
  );
}

const placeName = (id = "") => own(showroomNames, id) ?? id;

/** Which showroom and day, where the record is one of several of its name. */
function placeOf({ table_name, record }: Change) {
  if (table_name === "stock") return ` at ${placeName(record.split(" ")[1])}`;
  if (table_name === "special_days") return ` at ${placeName(record.split(" ")[0])}`;
  if (table_name === "opening_hours") {
    const [room, weekday] = record.split(" ");
    return `, ${dayNames[Number(weekday)]} at ${placeName(room)}`;
  }
  return "";
}

const shownOfNew = new Set([
  "price_cents",
  "headline",
  "words",
  "opens",
  "closes",
  "note",
  "until",
  "ends_at",
  "fee_cents",
]);

function Sentence({ change }: { change: Change }) {
  const before = (change.before ?? {}) as Record<string, unknown>;
  const after = (change.after ?? {}) as Record<string, unknown>;
  const trade = describeTrade(change);
  if (trade) return <b>{trade}</b>;
  if (change.action === "changed") {
    const names = Object.keys(after).filter((name) => name !== "is_sample");
    return names.map((name, at) => (
      <span key={name}>
        {at > 0 ? "; " : ""}
        {fieldLabel(name)} <s className="text-ink-soft">{describeValue(name, own(before, name))}</s>{" "}
        → <b>{describeValue(name, own(after, name))}</b>
      </span>
    ));
  }
  const row = change.action === "added" ? after : before;
  const facts = Object.entries(row).filter(
    ([name, value]) => shownOfNew.has(name) && value !== null && value !== change.record_name,
  );
  return `${change.action}${facts.length > 0 ? ", " : ""}${facts.map(([name, value]) => `${fieldLabel(name)} ${describeValue(name, value)}`).join(", ")}`;
}

/** One step may have changed many. */
function restoredTitle(changes: Change[]) {
  const names = new Set(changes.map(({ record_name }) => record_name));
  const [first] = names;
  return names.size === 1
    ? `${first} is back to what it was.`
    : `All ${names.size} are back to what they were.`;
}

function PutBackButton({ changes }: { changes: Change[] }) {
  return (
    <ActButton
      className="justify-self-start"
      busy="Undoing…"
      refused="Nothing was undone."
      act={async () => {
        const made = await undoChanges(changes.map(({ id }) => id));
        if (made.length > 0) {
          return {
            title: restoredTitle(changes),
            undo: () => undoChanges(made.map(({ id }) => id)),
          };
        }
        showToast({ title: "It’s already back to what it was.", tone: "neutral" });
        return undefined;
      }}
    >
      Undo this change
    </ActButton>
  );
}
