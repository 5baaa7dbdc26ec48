import type { Piece } from "#app/catalog/product.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { arrange, type Door, type Passage, type Room, throughDoor } from "./fit.ts";
import { inches } from "./labels.ts";

interface ThroughTheDoorProps {
  pieces: readonly Piece[];
  door: Door;
}

/** Every piece against the visitor's door. */
export function ThroughTheDoor({ pieces, door }: ThroughTheDoorProps) {
  return (
    <>
      <ul className="mt-4 grid gap-2" aria-live="polite">
        {pieces.map((piece, index) => (
          <DoorVerdict
            key={piece.name}
            number={index + 1}
            piece={piece}
            passage={throughDoor(piece, door)}
          />
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        A piece passes when its two smaller sides fit the opening with an inch to spare. Seats may
        also be tilted, beds come apart, rugs are rolled. Measure stairs and turns too, or ask us.
      </p>
    </>
  );
}

const ways: Record<Passage["way"], string> = {
  straight: "smaller sides",
  tilted: "tilted",
  apart: "taken apart, largest part",
  rolled: "rolled up",
};

interface DoorVerdictProps {
  /** Its number in the drawing of the room. */
  number: number;
  piece: Piece;
  passage: Passage;
}

function DoorVerdict({ number, piece, passage: { way, fits, sides } }: DoorVerdictProps) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon
        name={fits ? "check" : "close"}
        className={cn("mt-0.5 size-5", fits ? "text-spruce" : "text-tag")}
      />
      <span>
        <strong>
          {number}. {piece.name}
        </strong>{" "}
        {fits ? "fits the door" : "does not fit the door"}
        <span className="text-ink-soft">
          {" "}
          ({ways[way]} {sides.map(inches).join(" × ")} in.)
        </span>
      </span>
    </li>
  );
}

/** The pieces in the visitor's room, to scale. */
export function RoomPlan({ pieces, room }: { pieces: readonly Piece[]; room: Room }) {
  const { lengthIn, widthIn } = room;
  if (!(lengthIn > 0 && widthIn > 0)) return null;
  const { placed, left, share } = arrange(pieces, room);
  return (
    <figure>
      <svg
        viewBox={`-2 -2 ${lengthIn + 4} ${widthIn + 4}`}
        className="max-h-80 w-full rounded-md bg-sunken"
        role="img"
        aria-label={`A room of ${lengthIn} by ${widthIn} inches with the pieces in it, to scale`}
      >
        <rect
          width={lengthIn}
          height={widthIn}
          className="fill-surface stroke-ink-soft"
          strokeWidth={2}
        />
        {placed.map(({ name, x, y, width, depth }) => (
          <g key={`${name} ${x} ${y}`}>
            <rect
              x={x + 1}
              y={y + 1}
              width={width - 2}
              height={depth - 2}
              rx={2}
              className="fill-spruce-wash stroke-spruce"
              strokeWidth={1.5}
            />
            <text
              x={x + width / 2}
              y={y + depth / 2}
              fontSize={11}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-spruce font-bold"
            >
              {pieces.findIndex((piece) => piece.name === name) + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 text-sm text-ink-soft">
        {left.length > 0 ? (
          <strong className="text-tag">No place left for: {left.join(", ")}. </strong>
        ) : (
          <strong className="text-ink">Takes {Math.round(share * 100)}% of the floor. </strong>
        )}
        To scale, along the walls with 30 inches to walk between. A picture of sizes, not a plan.
      </figcaption>
    </figure>
  );
}
