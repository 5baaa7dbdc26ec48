import type { Part } from "#shop/product.ts";
import { inches } from "./labels.ts";

/** A usual door, and a person of five and a half feet, in inches. */
const door = { widthIn: 32, heightIn: 80 };
const personIn = 66;

/** The middles of two drawings so far apart that the words below them do not meet. */
const apart = 50;

/** The largest part from its front and its side, to scale, between a person and a door. */
export function SizeDrawing({ parts }: { parts: readonly Part[] }) {
  const standing = parts.filter(({ heightIn }) => heightIn > 4);
  if (standing.length === 0) return null;
  const { name, widthIn, depthIn, heightIn } = standing.reduce((widest, part) =>
    part.widthIn * part.heightIn > widest.widthIn * widest.heightIn ? part : widest,
  );
  const gap = 14;
  const from = Math.max(24 + gap, apart - widthIn / 2);
  const sideAt = from + Math.max(widthIn + gap, (widthIn - depthIn) / 2 + apart);
  const doorAt = sideAt + Math.max(depthIn + gap, (depthIn - door.widthIn) / 2 + apart);
  const width = doorAt + door.widthIn;
  const floor = Math.max(door.heightIn, heightIn) + 14;
  return (
    <figure className="mt-4">
      <svg
        viewBox={`-4 0 ${width + 8} ${floor + 20}`}
        className="max-h-64 w-full rounded-md bg-sunken"
        role="img"
        aria-label={`${name}, ${inches(widthIn)} inches wide, ${inches(depthIn)} deep and ${inches(heightIn)} high, from the front and the side, to scale between a person 5 feet 6 inches tall and an 80-inch door`}
      >
        <g className="fill-ink-soft" opacity={0.5}>
          <circle cx={12} cy={floor - personIn + 5} r={5} />
          <path d={`M4 ${floor - 53}q8 -5 16 0v24h-3v29h-4v-28h-2v28h-4v-29h-3z`} />
        </g>
        {[
          [from, widthIn],
          [sideAt, depthIn],
        ].map(([x, width]) => (
          <rect
            key={x}
            x={x}
            y={floor - heightIn}
            width={width}
            height={heightIn}
            rx={2}
            className="fill-spruce-wash stroke-spruce"
            strokeWidth={1.5}
          />
        ))}
        <rect
          x={doorAt}
          y={floor - door.heightIn}
          width={door.widthIn}
          height={door.heightIn}
          className="fill-surface stroke-ink-soft"
          strokeWidth={1.5}
        />
        <circle cx={doorAt + 4} cy={floor - 36} r={1.5} className="fill-ink-soft" />
        <path d={`M-4 ${floor}H${width + 4}`} className="stroke-ink-soft" strokeWidth={1.5} />
        <g fontSize={8} textAnchor="middle" className="fill-ink">
          <text x={from + widthIn / 2} y={floor + 12}>
            {inches(widthIn)} in. wide
          </text>
          <text x={sideAt + depthIn / 2} y={floor + 12}>
            {inches(depthIn)} in. deep
          </text>
          <text x={from + widthIn / 2} y={floor - heightIn - 4}>
            {inches(heightIn)} in. high
          </text>
          <text x={12} y={floor + 12}>
            5 ft 6
          </text>
          <text x={doorAt + door.widthIn / 2} y={floor + 12}>
            door
          </text>
        </g>
      </svg>
      <figcaption className="mt-1.5 text-sm text-ink-soft">
        {name}, from the front and the side, to scale beside a person and an 80-inch door.
      </figcaption>
    </figure>
  );
}
