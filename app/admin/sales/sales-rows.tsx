import { useState } from "react";
import { cn } from "#app/ui/cn.ts";
import { tableRoles } from "#app/ui/table-roles.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import { formatMoney } from "#shop/money.ts";
import { own } from "#shop/own.ts";
import { formatNumber, formatPercent, plural } from "../format.ts";
import { Rows } from "../kit/rows.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { plainName } from "../plain-name.ts";
import { showroomNames } from "../records/product-labels.ts";
import type { SalesGroup, SalesGrouping, SalesNumbers, SoldLine } from "./sales.ts";
import { filterOfGroup, groupName, type SalesNames, type SalesState } from "./sales-list.ts";

/** "$435, 41%", or a dash where no cost is known. */
export const sayMargin = ({ margin, cost }: Pick<SalesNumbers, "margin" | "cost">) =>
  margin === null || cost === null
    ? "–"
    : `${formatMoney(margin)}${margin + cost > 0 ? `, ${formatPercent(margin / (margin + cost))}` : ""}`;

/** The sums over all that match, and what they are. */
export function SalesTotals({ numbers, withCosts }: { numbers: SalesNumbers; withCosts: boolean }) {
  const { revenue, items, tax, cost, days, without_cost } = numbers;
  const facts: [term: string, words: string][] = [
    ["Sold", formatMoney(revenue)],
    ["Items", formatNumber(items)],
    ["Sales tax", formatMoney(tax)],
    ...(withCosts
      ? ([
          ["Cost", cost === null ? "–" : formatMoney(cost)],
          ["Margin", sayMargin(numbers)],
        ] as [string, string][])
      : []),
    ["Average days in stock", days === null ? "–" : formatNumber(days)],
  ];
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {facts.map(([term, words]) => (
          <div key={term}>
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="text-lg font-semibold tabular">{words}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-2 text-sm text-ink-soft">
        <summary className="min-h-8 cursor-pointer py-1">How these are counted</summary>
        <p className="max-w-[70ch]">
          Sold is the number of items times the price paid, before tax, on the day of the sale in
          Detroit time, whether or not it was to a lead. Returns are subtracted on the day they came
          back. Corrections count on the day of the sale, and undone sales don’t count. Today, Weeks
          and the Monday email show the same numbers. Set the sales tax under Settings.
          {withCosts
            ? " Cost is the product’s current cost; margin is sold minus cost. Neither includes lines without a known cost."
            : ""}
        </p>
      </details>
      {withCosts && without_cost > 0 ? (
        <p className="mt-1 text-sm text-ink-soft">
          The cost of {plural(without_cost, "line")} isn’t known, so the margin leaves{" "}
          {without_cost === 1 ? "it" : "them"} out.
        </p>
      ) : null}
    </div>
  );
}

interface SalesGroupsProps {
  by: SalesGrouping;
  groups: readonly SalesGroup[];
  names: SalesNames;
  withCosts: boolean;
  onPick: (filter: Partial<SalesState>) => void;
}

const shownAtFirst = 10;

/** The sums of each group; a press on one leaves its sales. */
export function SalesGroups({ by, groups, names, withCosts, onPick }: SalesGroupsProps) {
  const [isWhole, showAll] = useState(false);
  const shown = isWhole ? groups : groups.slice(0, shownAtFirst);
  const headings = ["Items", "Sold", ...(withCosts ? ["Margin"] : []), "Days in stock"];
  const isFolded = (heading: string) => heading === "Items" || heading === "Days in stock";
  return (
    <div className="grid justify-items-start gap-2">
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        tabIndex={0}
        className="relative w-full overflow-x-auto rounded-card border border-line bg-surface"
      >
        <table className="w-full text-sm whitespace-nowrap">
          <caption className="sr-only">Sales totals</caption>
          <thead className="bg-sunken">
            <tr>
              <td />
              {headings.map((heading) => (
                <th
                  key={heading}
                  {...tableRoles.columnHeader}
                  scope="col"
                  className={cn(
                    "px-3 py-1.5 text-right font-semibold",
                    isFolded(heading) && "max-sm:hidden",
                  )}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map((group) => (
              <tr key={group.key}>
                <th
                  scope="row"
                  className="min-w-32 px-3 py-1 text-left font-semibold whitespace-normal [overflow-wrap:anywhere] sm:max-w-64 sm:min-w-0 sm:py-0"
                >
                  <button
                    type="button"
                    className="min-h-11 max-w-full text-left underline sm:truncate fine:min-h-8"
                    onClick={() => onPick(filterOfGroup(by, group.key!)!)}
                  >
                    {groupName(by, { ...group, key: group.key! }, names)}
                  </button>
                  {/* On a phone, where the columns of money fill the line. */}
                  <p className="pb-1 text-xs font-normal text-ink-soft sm:hidden">
                    {plural(group.items, "item")}
                    {group.days === null ? "" : `, ${plural(group.days, "day")} in stock`}
                  </p>
                </th>
                <td {...tableRoles.cell} className="px-3 text-right tabular max-sm:hidden">
                  {formatNumber(group.items)}
                </td>
                <td className="px-3 text-right tabular">{formatMoney(group.revenue)}</td>
                {withCosts ? <td className="px-3 text-right tabular">{sayMargin(group)}</td> : null}
                <td {...tableRoles.cell} className="px-3 text-right tabular max-sm:hidden">
                  {group.days === null ? "–" : formatNumber(group.days)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {groups.length > shown.length ? (
        <ToolButton onClick={() => showAll(true)}>
          Show all {formatNumber(groups.length)}
        </ToolButton>
      ) : null}
    </div>
  );
}

/** Who sold it, as colleagues call them. */
export const sellerName = ({ sold_by, sold_by_email }: SoldLine, { people }: SalesNames) =>
  (sold_by && people.get(sold_by)) || (sold_by_email?.split("@")[0] ?? "Not known");

interface SalesRowsProps {
  lines: readonly SoldLine[];
  names: SalesNames;
  withCosts: boolean;
  onOpen: (line: SoldLine) => void;
}

/** Sales and returns of one page, the newest first. */
export function SalesRows({ lines, names, withCosts, onOpen }: SalesRowsProps) {
  return (
    <Rows aria-label="Sales" className="@container">
      {lines.map((line) => (
        <li
          key={line.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-3 py-2 text-sm [overflow-wrap:anywhere] @max-[20rem]:grid-cols-1"
        >
          <div className="min-w-0">
            <button
              type="button"
              className="min-h-11 text-left text-base font-semibold underline fine:min-h-8 fine:text-sm"
              onClick={() => onOpen(line)}
            >
              {line.title}
            </button>
            {line.return_of ? <Mark isUrgent>Return</Mark> : null}
            {line.corrected_at ? <Mark>Corrected</Mark> : null}
            {line.product_id && line.package_name ? <Mark>Part of {line.package_name}</Mark> : null}
            <p className="text-ink-soft">
              {[
                formatMoment(line.sold_at),
                own(showroomNames, line.showroom) ?? line.showroom,
                sellerName(line, names),
                line.lead_name ? `to ${plainName(line.lead_name)}` : "",
                line.lender ?? "",
                line.note,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <div className="text-right tabular @max-[20rem]:text-left">
            <b className="text-base">{formatMoney(line.revenue_cents)}</b>
            <p className="text-ink-soft">
              {Math.abs(line.quantity) === 1
                ? ""
                : `${formatNumber(Math.abs(line.quantity))} × ${formatMoney(line.price_cents)}`}
            </p>
            <p className="text-ink-soft">
              {[
                withCosts && line.margin_cents !== null
                  ? `margin ${formatMoney(line.margin_cents)}`
                  : "",
                line.days_standing === null ? "" : plural(line.days_standing, "day"),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
        </li>
      ))}
    </Rows>
  );
}

function Mark({ isUrgent = false, children }: { isUrgent?: boolean; children: React.ReactNode }) {
  return (
    <span
      className={cn(
        "ml-2 rounded-md border px-1.5 py-0.5 text-xs font-semibold",
        isUrgent ? "border-tag text-tag" : "border-line text-ink-soft",
      )}
    >
      {children}
    </span>
  );
}
