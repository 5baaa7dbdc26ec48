import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { fromLocal } from "#app/admin/catalog/detroit.ts";
import { toolButton } from "#app/admin/controls.ts";
import { formatDay, formatDuration, formatNumber } from "#app/admin/format.ts";
import { nameOf, useFloor } from "#app/admin/leads/shared/floor.ts";
import { leadsWithTextQuery } from "#app/admin/leads/sms/text-filter.queries.ts";
import { requestTimeout, rowsPerRequest } from "#app/admin/requests.ts";
import { useShop } from "#app/catalog/use-shop.ts";
import type { FinancingLead } from "#app/lib/database.types.ts";
import { formatMoney } from "#app/lib/money.ts";
import { db } from "#app/lib/supabase.ts";
import {
  compareWeeks,
  type Grouping,
  listOf,
  type Numbers,
  type Week,
  type WeekRow,
  weeksOf,
} from "./weeks.ts";

const groupings: [grouping: Grouping, label: string][] = [
  ["showroom", "By showroom"],
  ["person", "By person"],
  ["lender", "By lender"],
];

/** What was sold to leads since a day, in cents by lead. */
const revenueQuery = (since: string) =>
  queryOptions({
    queryKey: ["lead-revenue", since],
    queryFn: async ({ signal }) => {
      const { data } = await db()
        .from("sales")
        .select("lead_id, quantity, price_cents")
        .not("lead_id", "is", null)
        .is("undone_at", null)
        .gte("sold_at", fromLocal(`${since}T00:00`))
        .limit(rowsPerRequest)
        .abortSignal(AbortSignal.any([signal, requestTimeout()]))
        .throwOnError();
      const revenue = new Map<string, number>();
      for (const { lead_id, quantity, price_cents } of data) {
        if (lead_id) revenue.set(lead_id, (revenue.get(lead_id) ?? 0) + quantity * price_cents);
      }
      return revenue as ReadonlyMap<string, number>;
    },
    staleTime: 60_000,
  });

const none: ReadonlySet<string> = new Set();
const nothing: ReadonlyMap<string, number> = new Map();

/** This week against the same days of the last; every number opens its list. */
export default function WeeksTable({ leads }: { leads: readonly FinancingLead[] }) {
  const [grouping, group] = useState<Grouping>("showroom");
  const floor = useFloor();
  const { showrooms } = useShop();
  const { now, hours } = floor;
  const { current, before } = weeksOf(new Date(now));
  const { data: delivered = none } = useQuery(leadsWithTextQuery("delivered"));
  const { data: revenue = nothing } = useQuery(revenueQuery(before.from));
  const { rows, all } = useMemo(
    () => compareWeeks(leads, grouping, new Date(now), { hours, delivered, revenue }),
    [leads, grouping, now, hours, delivered, revenue],
  );
  const nameOfRow = (key: string) => {
    if (grouping === "showroom") {
      return showrooms.find(({ id }) => id === key)?.name ?? "Over the site";
    }
    if (grouping === "person") return key === "nobody" ? "Nobody yet" : nameOf(floor, key);
    return key;
  };

  return (
    <div className="grid gap-2 text-sm">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form. */}
      <div role="group" aria-label="Weeks by" className="flex flex-wrap gap-1.5">
        {groupings.map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-pressed={grouping === value}
            className={toolButton()}
            onClick={() => group(value)}
          >
            {label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
      <div tabIndex={0} className="overflow-x-auto rounded-lg border border-line bg-surface">
        <table className="w-full whitespace-nowrap">
          <caption className="px-3 pt-2 text-left">
            <b className="font-semibold">This week</b> ({sayWeek(current)}){" "}
            <span className="text-ink-soft">/ the same days of last week ({sayWeek(before)})</span>
          </caption>
          <thead>
            <tr className="text-ink-soft">
              <td />
              {[
                "Leads",
                "Called within an open hour",
                "Median to contact",
                "Converted",
                "Texts delivered",
                "Sold",
              ].map((heading) => (
                <th key={heading} scope="col" className="px-3 py-1 text-right font-normal">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.key}
                label={nameOfRow(row.key)}
                row={row}
                grouping={grouping}
                now={now}
              />
            ))}
            <Row label="All" row={all} grouping={grouping} now={now} />
          </tbody>
        </table>
      </div>
    </div>
  );
}

const sayDay = (day: string) => formatDay(new Date(`${day}T12:00`));
const sayWeek = ({ from, to }: Week) =>
  from === to ? sayDay(from) : `${sayDay(from)} to ${sayDay(to)}`;

interface RowProps {
  label: string;
  row: WeekRow;
  grouping: Grouping;
  now: number;
}

function Row({ label, row, grouping, now }: RowProps) {
  const { current, before } = weeksOf(new Date(now));
  const cells: [more: string, say: (numbers: Numbers) => string][] = [
    ["", ({ leads }) => formatNumber(leads)],
    ["only=contacted", ({ inTime }) => formatNumber(inTime)],
    ["only=contacted", ({ median }) => (median === null ? "–" : formatDuration(median))],
    ["status=converted", ({ converted }) => formatNumber(converted)],
    ["text=delivered", ({ delivered }) => formatNumber(delivered)],
    ["status=converted", ({ revenue }) => formatMoney(revenue)],
  ];
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-3 py-1 text-left font-semibold">
        {label}
      </th>
      {cells.map(([more, say], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same.
        <td key={index} className="px-3 py-1 text-right tabular-nums">
          <Link
            to={listOf(grouping, row.key, current, more)}
            preventScrollReset
            className="font-semibold underline"
          >
            {say(row.current)}
          </Link>{" "}
          <span className="text-ink-soft">
            /{" "}
            <Link
              to={listOf(grouping, row.key, before, more)}
              preventScrollReset
              className="underline"
            >
              <span className="sr-only">last week </span>
              {say(row.before)}
            </Link>
          </span>
        </td>
      ))}
    </tr>
  );
}
