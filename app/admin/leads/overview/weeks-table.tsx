import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { db } from "#app/lib/supabase.ts";
import { useShop } from "#app/site/use-shop.ts";
import { formatDuration } from "#shop/calendar/words.ts";
import { formatMoney } from "#shop/money.ts";
import { formatDay, formatNumber } from "../../format.ts";
import { ActButton } from "../../kit/act-button.tsx";
import { ToolChoice } from "../../kit/tool-choice.tsx";
import { read } from "../../requests.ts";
import { useIsOwner } from "../../users/roles.queries.ts";
import { changedLeadsKey } from "../shared/leads.queries.ts";
import { nameOf, useLeadsContext } from "../shared/leads-context.ts";
import {
  type CountedGroup,
  compareWeeks,
  filterOf,
  type Grouping,
  listOf,
  momentsOf,
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

const weekQuery = (grouping: Grouping, week: Week) =>
  queryOptions({
    queryKey: [...changedLeadsKey, "week", grouping, week],
    queryFn: async ({ signal }) => {
      const [since, until] = momentsOf(week);
      return read<CountedGroup[]>(
        signal,
        db().rpc("read_week", { grouping_by: grouping, since, until }),
      );
    },
    // Texts and sales come without a change of their lead.
    refetchInterval: 30_000,
    staleTime: 5_000,
  });

const none: readonly CountedGroup[] = [];

/** This week against the same days of the last; every number opens its list. */
export default function WeeksTable() {
  const [grouping, group] = useState<Grouping>("showroom");
  const context = useLeadsContext();
  const { showrooms } = useShop();
  const { now } = context;
  const { current, before } = weeksOf(new Date(now));
  const thisWeek = useQuery(weekQuery(grouping, current));
  const lastWeek = useQuery(weekQuery(grouping, before));
  const rows = useMemo(
    () => compareWeeks(thisWeek.data ?? none, lastWeek.data ?? none),
    [thisWeek.data, lastWeek.data],
  );
  const nameOfRow = (key: string | null) => {
    if (key === null) return "All";
    if (grouping === "showroom") {
      return showrooms.find(({ id }) => id === key)?.name ?? "From the site";
    }
    if (grouping === "person") return key === "nobody" ? "Unassigned" : nameOf(context, key);
    return key === "none" ? "No lender" : key;
  };

  return (
    <div className="grid gap-2 text-sm">
      <ToolChoice label="Weeks by" options={groupings} value={grouping} onChange={group} />
      <p id="weeks-compared">
        <b className="font-semibold">This week</b> ({describeWeek(current)}){" "}
        <span className="text-ink-soft">/ the same days of last week ({describeWeek(before)})</span>
      </p>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        tabIndex={0}
        className="relative overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table aria-labelledby="weeks-compared" className="w-full whitespace-nowrap">
          <thead>
            <tr className="text-ink-soft">
              <td />
              {[
                "Financing leads",
                "Called within a business hour",
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
                key={row.key ?? ""}
                label={nameOfRow(row.key)}
                row={row}
                grouping={grouping}
                now={now}
              />
            ))}
          </tbody>
        </table>
      </div>
      <MondayMail />
    </div>
  );
}

const describeDay = (day: string) => formatDay(new Date(`${day}T12:00`));
const describeWeek = ({ from, to }: Week) =>
  from === to ? describeDay(from) : `${describeDay(from)} to ${describeDay(to)}`;

interface RowProps {
  label: string;
  row: WeekRow;
  grouping: Grouping;
  now: number;
}

function Row({ label, row, grouping, now }: RowProps) {
  const { current, before } = weeksOf(new Date(now));
  const cells: [more: string, say: (numbers: Numbers) => string, page?: string][] = [
    [filterOf.leads, ({ leads }) => formatNumber(leads)],
    [filterOf.in_time, ({ in_time }) => formatNumber(in_time)],
    [filterOf.median, ({ median }) => (median === null ? "–" : formatDuration(median))],
    [filterOf.converted, ({ converted }) => formatNumber(converted)],
    [filterOf.delivered, ({ delivered }) => formatNumber(delivered)],
    ["", ({ revenue }) => formatMoney(revenue), "/admin/sales"],
  ];
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-3 py-1 text-left font-semibold">
        {label}
      </th>
      {cells.map(([more, say, page = ""], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same.
        <td key={index} className="px-3 py-1 text-right tabular">
          <Link
            to={`${page}${listOf(grouping, row.key, current, more)}`}
            preventScrollReset
            className="inline-block font-semibold underline pointer-coarse:min-w-8 pointer-coarse:py-2.5"
          >
            {say(row.current)}
          </Link>{" "}
          <span className="text-ink-soft">
            /{" "}
            <Link
              to={`${page}${listOf(grouping, row.key, before, more)}`}
              preventScrollReset
              className="inline-block underline pointer-coarse:min-w-8 pointer-coarse:py-2.5"
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

/** Whether the owner wants the mail; null where no server of ours sends mails. */
const mondayMailQuery = queryOptions({
  queryKey: ["monday-mail"],
  queryFn: ({ signal }) => read<boolean | null>(signal, db().rpc("monday_mail")),
});

/** The owner's switch for last week's numbers by mail. */
function MondayMail() {
  const isOwner = useIsOwner();
  const { data: isOn } = useQuery(mondayMailQuery);
  if (!isOwner || typeof isOn !== "boolean") return null;

  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
      {isOn
        ? "We email you last week’s numbers on Mondays at 7 AM."
        : "Monday emails with last week’s numbers are off."}
      <ActButton
        act={async () => {
          await db().rpc("set_monday_mail", { wanted: !isOn }).throwOnError();
        }}
      >
        {isOn ? "Turn it off" : "Email me on Mondays"}
      </ActButton>
    </p>
  );
}
