import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { cn } from "#app/ui/cn.ts";
import { adminPageAt } from "#shop/admin-pages.ts";
import { detroitToday } from "#shop/calendar/clock.ts";
import { formatMoney } from "#shop/money.ts";
import { toolButton } from "../controls.ts";
import { DeliveryRun } from "../deliveries/delivery-run.tsx";
import { plural } from "../format.ts";
import { allHours } from "../hours/hours.ts";
import { LoadState } from "../kit/load-state.tsx";
import { playNewLead } from "../leads/alerts/sound.ts";
import { shownWords } from "../offers/offer.ts";
import { HoldList } from "../products/hold-list.tsx";
import { MoveList } from "../products/move-list.tsx";
import { stockLeft } from "../products/product-list.ts";
import { WaitingList } from "../products/waiting-list.tsx";
import {
  holdsQuery,
  hoursQuery,
  isActive,
  offersQuery,
  productsQuery,
} from "../records/records.queries.ts";
import { warningsQuery } from "../records/warnings.queries.ts";
import type { SalesNumbers } from "../sales/sales.ts";
import { SetupNote } from "../setup/setup-note.tsx";
import { useHashTarget } from "../use-hash-target.ts";
import { useIsLimited } from "../use-is-limited.ts";
import { usePersistedState } from "../use-persisted-state.ts";
import { DemandNotes } from "./demand-notes.tsx";
import { type HoldRequest, holdRequestsQuery } from "./hold-requests.queries.ts";
import { HoldRequests } from "./hold-requests.tsx";
import { newRequests } from "./new-requests.ts";
import { QuickFind } from "./quick-find.tsx";
import { SiteCard } from "./site-card.tsx";
import { StockChecks } from "./stock-checks.tsx";
import { Suggestions } from "./suggestions.tsx";
import { type ToDo, toDos } from "./to-dos.ts";
import { todayQuery } from "./today.queries.ts";
import { Unfinished } from "./unfinished.tsx";
import { WarningList } from "./warning-list.tsx";

/** What is to be done, what was sold, and whether the site shows it. */
export default function TodayPage() {
  const isLimited = useIsLimited();
  const today = useQuery(todayQuery);
  const products = useQuery(productsQuery);
  const holds = useQuery(holdsQuery);
  const hours = useQuery({ ...hoursQuery, select: allHours });
  const offers = useQuery(offersQuery);
  const requests = useQuery(holdRequestsQuery);
  const warnings = useQuery(warningsQuery);
  useHoldSound(requests.data?.waiting);
  const failed = [today, products, holds, hours, offers, requests, warnings].filter(
    ({ isLoadingError }) => isLoadingError,
  );
  const [now] = useState(Date.now);
  const list =
    today.data && products.data && holds.data && hours.data && offers.data && requests.data
      ? toDos({
          ...today.data,
          nonLeft: products.data.filter(
            (product) => product.state === "live" && stockLeft(product) === 0,
          ).length,
          drafts: products.data.filter(({ state }) => state === "draft").length,
          asked: requests.data.waiting.filter((request) => !request.suspected_junk).length,
          endingHolds: holds.data.filter(
            (hold) => isActive(hold, now) && Date.parse(hold.until!) - now < 24 * 3_600_000,
          ).length,
          hours: hours.data,
          offers: [...offers.data.offers, ...offers.data.notices].map((offer) => ({
            words: shownWords({
              words: "headline" in offer ? offer.headline : offer.words,
              ends_at: offer.ends_at,
            }),
            ends_at: offer.ends_at,
          })),
          today: detroitToday(new Date(now)),
          now,
        })
      : undefined;
  useHashTarget(list !== undefined);
  return (
    <div className="today grid gap-4">
      <h1 className="text-2xl">Today</h1>
      {products.data ? <QuickFind products={products.data} holds={holds.data ?? []} /> : null}
      {isLimited ? null : <SetupNote />}
      {isLimited ? null : <SiteCard />}
      {list && today.data && requests.data && warnings.data ? (
        <>
          <ToDoList list={isLimited ? list.filter(({ to }) => isForSales(to)) : list} />
          {isLimited ? null : <Unfinished />}
          <HoldRequests {...requests.data} products={products.data ?? []} />
          <StockChecks products={products.data ?? []} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2 sm:gap-4">
            <Sold title="Sold today" from={today.data.today} numbers={today.data.soldToday} />
            <Sold
              title="Sold this week"
              from={today.data.monday}
              numbers={today.data.soldThisWeek}
            />
          </div>
          <DeliveryRun />
          {isLimited ? null : <Suggestions />}
          {isLimited ? null : <Shortcuts />}
          <MoveList products={products.data ?? []} />
          <HoldList holds={holds.data ?? []} products={products.data ?? []} />
          <WaitingList products={products.data ?? []} />
          {isLimited ? null : <DemandNotes products={products.data ?? []} />}
          <WarningList warnings={warnings.data.filter(({ kind }) => kind !== "page")} />
        </>
      ) : (
        <LoadState
          isPage
          of={{
            isLoadingError: failed.length > 0,
            isFetching: failed.some(({ isFetching }) => isFetching),
            refetch: () => failed.map(({ refetch }) => refetch()),
          }}
          what="your to-dos"
        />
      )}
    </div>
  );
}

const isForSales = (to: string) => adminPageAt(to.replace(/[?#].*/, ""))?.isForSales;

function ToDoList({ list }: { list: ToDo[] }) {
  if (list.length === 0) {
    return <p className="rounded-card border border-line bg-surface p-4">You’re all caught up.</p>;
  }
  return (
    <ul aria-label="Waiting for you" className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {list.map(({ to, title, detail, isUrgent }, at) => (
        // One thing leads: what is most urgent.
        <li key={title} className={isUrgent && at === 0 ? "col-span-full" : undefined}>
          <Link
            to={to}
            className={cn(
              "grid min-h-16 content-center rounded-card border bg-surface px-4 py-2 text-ink no-underline hover:bg-sunken",
              isUrgent ? "border-tag" : "border-line",
              isUrgent && at === 0 && "bg-tag-wash py-4 text-lg",
            )}
          >
            <b className={isUrgent ? "text-tag" : undefined}>{title}</b>
            {detail ? <span className="text-sm text-ink-soft">{detail}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface SoldProps {
  title: string;
  /** The first of its days, YYYY-MM-DD. */
  from: string;
  numbers: SalesNumbers;
}

function Sold({ title, from, numbers: { items, revenue } }: SoldProps) {
  return (
    <Link
      to={`/admin/sales?from=${from}&to=${detroitToday(new Date())}`}
      className="rounded-card border border-line bg-surface px-4 py-2 text-ink no-underline hover:bg-sunken"
    >
      <span className="text-sm text-ink-soft">{title}</span>
      <br />
      <b className="text-lg">{plural(items, "item")}</b>, {formatMoney(revenue)}
    </Link>
  );
}

const shortcuts = [
  { to: "/admin/add", words: "Add a closeout" },
  { to: "/admin/lots", words: "Receive a lot" },
  { to: "/admin/count", words: "Count a list" },
  { to: "/admin/offers#new", words: "Post a notice" },
  { to: "/admin/changes", words: "Undo a change" },
] as const;

/** What is done often and has no place in the bar at the bottom. */
function Shortcuts() {
  return (
    <nav aria-label="Shortcuts" className="flex flex-wrap gap-2">
      {shortcuts.map(({ to, words }) => (
        <Link key={to} to={to} className={toolButton("no-underline")}>
          {words}
        </Link>
      ))}
    </nav>
  );
}

/** Plays the sound of a new lead for a request to hold, where this person has it on. */
function useHoldSound(waiting: readonly HoldRequest[] | undefined) {
  const [isOn] = usePersistedState("sound", (found) => found === true);
  const known = useRef<Set<string>>(undefined);
  useEffect(() => {
    if (!waiting) return;
    const isNew = newRequests(known.current, waiting).length > 0;
    known.current = new Set([...(known.current ?? []), ...waiting.map(({ id }) => id)]);
    if (isNew && isOn) playNewLead();
  }, [waiting, isOn]);
}
