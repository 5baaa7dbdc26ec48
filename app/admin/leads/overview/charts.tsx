/** The charts above the list; loaded by itself, because the chart library is large. */
import { memo } from "react";
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type YAxisTickContentProps,
} from "recharts";
import { type Breakdown, breakdownsOf, type Overview } from "./overview.ts";

const Charts = memo(function Charts({ overview }: { overview: Overview }) {
  return (
    <div className="grid gap-2 md:grid-cols-2 xl:grid-cols-[2fr_1.3fr_1fr_1fr]">
      {breakdownsOf(overview).map((breakdown) => (
        <Chart key={breakdown.title} {...breakdown} />
      ))}
    </div>
  );
});
export default Charts;

const tick = { fill: "var(--ink-soft)", fontSize: 11 };

/** The library would break a long name into lines that run into its neighbors'. */
function OneLine({ x, y, payload }: YAxisTickContentProps) {
  return (
    <text x={x} y={y} textAnchor="end" dominantBaseline="central" {...tick}>
      {payload.value}
    </text>
  );
}

function Chart({ title, namesWidth, isNewestFirst, rows }: Breakdown) {
  const drawn = rows.map(({ label, fill, numbers }) => ({ label, fill, leads: numbers[0]![0] }));
  const data = isNewestFirst ? drawn.reverse() : drawn;
  const isSideways = namesWidth !== undefined;
  const total = data.reduce((sum, { leads }) => sum + leads, 0);
  const most = data.toSorted((a, b) => b.leads - a.leads)[0];
  return (
    <figure className="min-w-0 rounded-lg border border-line bg-surface px-3 py-2">
      <figcaption className="text-sm font-semibold">
        {title}
        <span className="sr-only">
          : {total} leads{most?.leads ? `, most of them ${most.label} with ${most.leads}` : ""}. The
          button “As table” shows every number.
        </span>
      </figcaption>
      <div className="mt-1.5 h-29" aria-hidden="true">
        <ResponsiveContainer
          width="100%"
          height="100%"
          initialDimension={{ width: 300, height: 116 }}
        >
          <BarChart
            data={data}
            accessibilityLayer={false}
            layout={isSideways ? "vertical" : "horizontal"}
            margin={{ top: 4, right: 8, bottom: 0, left: 0 }}
            barCategoryGap="18%"
          >
            <CartesianGrid stroke="var(--line)" horizontal={!isSideways} vertical={isSideways} />
            {isSideways ? (
              <>
                <XAxis type="number" allowDecimals={false} tick={tick} stroke="var(--line)" />
                <YAxis
                  type="category"
                  dataKey="label"
                  width={namesWidth}
                  tick={OneLine}
                  stroke="var(--line)"
                  interval={0}
                />
              </>
            ) : (
              <>
                <XAxis dataKey="label" tick={tick} stroke="var(--line)" minTickGap={12} />
                <YAxis allowDecimals={false} width={32} tick={tick} stroke="var(--line)" />
              </>
            )}
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: "var(--sunken)" }}
              contentStyle={{
                background: "var(--surface)",
                border: "1px solid var(--line)",
                borderRadius: 8,
                color: "var(--ink)",
                fontSize: 13,
                padding: "4px 8px",
              }}
              itemStyle={{ color: "var(--ink)" }}
              formatter={(value) => [String(value), "Leads"]}
            />
            <Bar dataKey="leads" isAnimationActive={false} radius={2}>
              {data.map(({ label, fill = "var(--spruce)" }) => (
                <Cell key={label} fill={fill} />
              ))}
            </Bar>
          </BarChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}
