import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { groupBy } from "#app/lib/group-by.ts";
import { showToast } from "#app/ui/toast.ts";
import { dayNames } from "#shop/calendar/days.ts";
import { formatCalendarDay, formatMoment } from "#shop/calendar/words.ts";
import { own } from "#shop/own.ts";
import { plural } from "../format.ts";
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

interface ChangeListProps {
  filter: ChangeFilter;
  /** What is beside it puts them back. */
  isReadOnly?: boolean;
}

/** Changes with before and after, who and when, and what puts each step back. */
export function ChangeList({ filter, isReadOnly = false }: ChangeListProps) {
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
          <Step
            key={step[0]!.id}
            changes={step}
            publications={publications}
            isReadOnly={isReadOnly}
          />
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
  isReadOnly: boolean;
}

function Step({ changes, publications, isReadOnly }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  const first = changes[0]!;
  const live = publicationOf(first, publications);
  const isSummed = !isOpen && areAlike(changes);
  const shown = isOpen ? changes : changes.slice(0, isSummed ? 0 : maxShown);
  return (
    <li className="grid gap-1.5 p-3 sm:grid-cols-[1fr_auto] sm:items-start">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">
          <b className="text-ink">{first.changed_by_email ?? "The store’s server"}</b>,{" "}
          <time dateTime={first.at}>{formatMoment(first.at)}</time>
          {liveWords(first, live)}
        </p>
        {isSummed ? <Summary changes={changes} /> : null}
        <ul className="mt-1 grid gap-1">
          {shown.map((change) => (
            <li key={change.id} className="[overflow-wrap:anywhere]">
              {tableLabel(change.table_name)} <b>{shownName(change.record_name)}</b>
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
            {shown.length > 0
              ? `${changes.length - shown.length} more in this step`
              : `Show all ${changes.length}`}
          </button>
        ) : null}
      </div>
      {isReadOnly ? null : <PutBackButton changes={changes} />}
    </li>
  );
}

const maxNamed = 3;

/** Several records that were changed in the same way. */
function areAlike(changes: Change[]) {
  const kinds = changes.map(({ table_name, action, before, after }) =>
    JSON.stringify([table_name, action, before, after]),
  );
  return changes.length > maxNamed && changes[0]!.action === "changed" && new Set(kinds).size === 1;
}

/** What a product's state says of the site. */
function movedWords({ table_name, before, after }: Change) {
  const [from, to] = [before, after].map((row) => JSON.stringify(row));
  if (table_name !== "products") return undefined;
  if (from === '{"state":"live"}' && to === '{"state":"archived"}') return "taken off the site";
  return to === '{"state":"live"}' ? "put on the site" : undefined;
}

/** What was done to all of them, once, with some of their names. */
function Summary({ changes }: { changes: Change[] }) {
  const first = changes[0]!;
  const names = changes.slice(0, maxNamed).map(({ record_name }) => plainName(record_name));
  return (
    <p className="mt-1 [overflow-wrap:anywhere]">
      <b>
        {changes.length} × {tableLabel(first.table_name).toLowerCase()}
      </b>
      : {movedWords(first) ?? <Sentence change={first} />}
      <span className="block text-sm text-ink-soft">
        {names.join(", ")} and {plural(changes.length - maxNamed, "other")}
      </span>
    </p>
  );
}

/** Most are live within the minute. */
function liveWords({ at }: Change, live: Publication | undefined) {
  if (!live?.published_at) return ", not live yet";
  const moment = formatMoment(live.published_at);
  return moment === formatMoment(at) ? ", live at once" : `, live ${moment}`;
}

/** A day as people write it; anything else by its name. */
const shownName = (name: string) =>
  /^\d{4}-\d\d-\d\d$/.test(name) ? formatCalendarDay(name) : plainName(name);

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
