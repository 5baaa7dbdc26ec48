import type { DrawnPlan } from "#shop/showroom-plan.ts";

/** A showroom from above, with what stands where, and the same in words below. */
export function PlanDrawing({ plan, name }: { plan: DrawnPlan; name: string }) {
  const { widthFt, depthFt: depth, walls, areas, words } = plan;
  const [from, to] = plan.entrance;
  return (
    <figure>
      <svg
        viewBox={`-3 -3 ${widthFt + 6} ${depth + 13}`}
        className="max-h-96 w-full bg-sunken"
        role="img"
        aria-label={`Plan of the ${name}`}
        fontSize={3.6}
        textAnchor="middle"
      >
        <path d={walls} className="fill-surface stroke-ink-soft" strokeWidth={1.2} />
        {areas.map(({ name, at: [x, y], size: [width, height], furniture }) => (
          <g key={name}>
            <rect {...{ x, y, width, height }} rx={1} className="fill-spruce-wash" />
            <path d={furniture} className="fill-none stroke-spruce" strokeWidth={0.3} />
            <text x={x + width / 2} y={y + 4.8} className="fill-ink font-bold">
              {name}
            </text>
          </g>
        ))}
        <path d={`M${from} ${depth}H${to}`} stroke="var(--surface)" strokeWidth={2} />
        <path
          d={`M${(from + to) / 2} ${depth + 4.5}v-6m-2 2 2-2 2 2`}
          className="fill-none stroke-tag"
          strokeWidth={0.8}
        />
        <text x={(from + to) / 2} y={depth + 8.4} className="fill-ink">
          Entrance
        </text>
      </svg>
      <figcaption className="px-5 py-3 text-sm text-ink-soft">
        {words} A sample drawing, not to scale.
      </figcaption>
    </figure>
  );
}
