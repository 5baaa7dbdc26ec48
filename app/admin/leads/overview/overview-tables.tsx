import { Link } from "react-router";
import { formatDay, formatNumber } from "../../format.ts";
import { statusLabels } from "../shared/lead.ts";
import type { Period } from "../shared/periods.ts";
import { listOfDay, listOfPeriod } from "./lists.ts";
import type { Overview } from "./overview.ts";

/** What the charts show, as numbers that open their lists. */
export function OverviewTables({ overview, period }: { overview: Overview; period: Period }) {
  const list = (filter: Record<string, string>) => listOfPeriod(period, filter);
  return (
    <div className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-4">
      <Numbers
        caption="Leads per day"
        headings={["Day", "Leads"]}
        rows={overview.days
          .toReversed()
          .map(({ date, leads }) => [formatDay(date), [leads, listOfDay(date)]])}
      />
      <Numbers
        caption="By lender"
        headings={["Lender", "Leads", "Converted"]}
        rows={overview.lenders.map(({ lender, leads, converted }) => [
          lender,
          [leads, list({ lender })],
          [converted, list({ lender, status: "converted" })],
        ])}
      />
      <Numbers
        caption="By status"
        headings={["Status", "Leads"]}
        rows={overview.statuses.map(({ status, leads }) => [
          statusLabels[status],
          [leads, list({ status })],
        ])}
      />
      <Numbers
        caption="Time to first contact"
        headings={["Within", "Leads"]}
        rows={overview.firstContact.spans.map(({ key, label, leads }) => [
          label,
          [leads, list({ contact: key })],
        ])}
      />
    </div>
  );
}

interface NumbersProps {
  caption: string;
  headings: string[];
  rows: [label: string, ...numbers: [count: number, list: string | undefined][]][];
}

function Numbers({ caption, headings, rows }: NumbersProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <div tabIndex={0} className="max-h-64 overflow-y-auto rounded-lg border border-line bg-surface">
      <table className="w-full text-sm">
        <caption className="px-3 pt-2 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="text-ink-soft">
            {headings.map((heading, index) => (
              <th
                key={heading}
                scope="col"
                className={`px-3 py-1 font-normal ${index ? "text-right" : "text-left"}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...numbers]) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="px-3 py-1 text-left font-normal">
                {label}
              </th>
              {numbers.map(([count, list], index) => (
                <td key={headings[index + 1]} className="px-3 py-1 text-right tabular">
                  {list && count > 0 ? (
                    <Link
                      to={list}
                      preventScrollReset
                      className="-mx-3 -my-1 inline-block min-w-11 px-3 py-1 underline pointer-coarse:py-2.5"
                    >
                      {formatNumber(count)}
                    </Link>
                  ) : (
                    formatNumber(count)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
