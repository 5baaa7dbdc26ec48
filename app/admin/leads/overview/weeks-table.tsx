import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { db } from "#app/lib/supabase.ts";
import { useShop } from "#app/site/use-shop.ts";
import { formatDuration } from "#shop/calendar/words.ts";
import { formatMoney } from "#shop/money.ts";
import { capitalized } from "#shop/words.ts";
import { formatDay, formatNumber } from "../../format.ts";
import { ActButton } from "../../kit/act-button.tsx";
import { ToolChoice } from "../../kit/tool-choice.tsx";
import { read } from "../../requests.ts";
import { useIsOwner } from "../../users/roles.queries.ts";
import { changedLeadsKey } from "../shared/leads.queries.ts";
import { nameOf, useLeadsContext } from "../shared/leads-context.ts";
import { NumberLink, NumberTable } from "./number-table.tsx";
import {
  type CountedGroup,
  compareWeeks,
  filterOf,
  type Grouping,
  listOf,
  momentsOf,
  type Numbers,
  type Week,
  weeksOf,
} from "./weeks.ts";

const groupings: [grouping: Grouping, label: string][] = [
  ["showroom", "By showroom"],
  ["person", "By person"],
  ["lender", "By lender"],
];

const columns: [heading: string, say: (numbers: Numbers) => string, list: string, page?: string][] =
  [
    ["Financing leads", ({ leads }) => formatNumber(leads), filterOf.leads],
    ["Called within a business hour", ({ in_time }) => formatNumber(in_time), filterOf.in_time],
    [
      "Median to contact",
      ({ median }) => (median === null ? "–" : formatDuration(median)),
      filterOf.median,
    ],
    ["Converted", ({ converted }) => formatNumber(converted), filterOf.converted],
    ["Texts delivered", ({ delivered }) => formatNumber(delivered), filterOf.delivered],
    ["Sold", ({ revenue }) => formatMoney(revenue), "", "/admin/sales"],
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
  const { current, before } = weeksOf(new Date(context.now));
  const { data: now = none } = useQuery(weekQuery(grouping, current));
  const { data: then = none } = useQuery(weekQuery(grouping, before));
  const rows = useMemo(() => compareWeeks(now, then), [now, then]);
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
      <NumberTable
        caption={
          <>
            <b className="font-semibold">This week</b> ({describeWeek(current)}){" "}
            <span className="text-ink-soft">
              / the same days of last week ({describeWeek(before)})
            </span>
          </>
        }
        headings={[capitalized(grouping), ...columns.map(([heading]) => heading)]}
        className="whitespace-nowrap"
        rows={rows.map((row) => ({
          ...{ key: row.key ?? "", label: nameOfRow(row.key) },
          cells: columns.map(([heading, say, list, page = ""]) => (
            <span key={heading}>
              <NumberLink
                to={`${page}${listOf(grouping, row.key, current, list)}`}
                className="font-semibold"
              >
                {say(row.current)}
              </NumberLink>{" "}
              <span className="text-ink-soft">
                /{" "}
                <NumberLink to={`${page}${listOf(grouping, row.key, before, list)}`}>
                  <span className="sr-only">last week </span>
                  {say(row.before)}
                </NumberLink>
              </span>
            </span>
          )),
        }))}
      />
      <MondayMail />
    </div>
  );
}

const describeDay = (day: string) => formatDay(new Date(`${day}T12:00`));
const describeWeek = ({ from, to }: Week) =>
  from === to ? describeDay(from) : `${describeDay(from)} to ${describeDay(to)}`;

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
