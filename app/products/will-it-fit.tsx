import { useState } from "react";
import { useShop } from "#app/site/use-shop.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Facts } from "#shop/facts.ts";
import type { Part } from "#shop/product.ts";
import {
  type Check,
  checkParts,
  type Passage,
  type Place,
  type Verdict,
  worstVerdict,
} from "./delivery-fit.ts";
import { type HomeSizes, placesOf } from "./home-sizes.ts";
import { inches } from "./labels.ts";
import { arrangeRoom } from "./room-plan.ts";

interface RoomPlanProps {
  parts: readonly Part[];
  sizes: HomeSizes;
}

interface WayInProps extends RoomPlanProps {
  facts?: Facts | undefined;
  opening: string;
}

/** What opening it needs; with the visitor's doors and halls, every part against them, with the sums. */
export function WayInAnswers({ parts, facts, opening, sizes }: WayInProps) {
  const { phone } = useShop();
  const { room: _, ...way } = placesOf(sizes);
  const checks = Object.keys(way).length > 0 ? checkParts(parts, way, facts) : [];
  const verdict = worstVerdict(checks.map((check) => check.verdict));
  const [isMeasuring, setMeasuring] = useState(false);
  return (
    <>
      <div className="mt-4" aria-live="polite">
        <p className="text-lg font-bold">{opening}</p>
        {checks.length === 0 ? (
          <p className="mt-1 text-ink-soft">
            {sizes["door.heightIn"]
              ? "Now type how wide your door is."
              : "Type your door’s width to see if it fits."}
          </p>
        ) : (
          <>
            <p className={cn("flex items-center gap-2 text-xl font-bold", looks[verdict].color)}>
              <Icon name={looks[verdict].icon} className="size-6" />
              {looks[verdict].words}
            </p>
            {verdict === "fits" ? null : (
              <p className="mt-1">
                {verdict === "tight" ? "It’s close." : "Going by these sizes."} Feet, doors, and
                banisters often come off: ask us before you buy,{" "}
                <a href={phone.href} className="font-semibold whitespace-nowrap text-spruce">
                  {phone.label}
                </a>
                .
              </p>
            )}
            <ul className="mt-3 grid gap-2">
              {checks.map((check, index) => (
                <PartAnswer key={check.part.name} number={index + 1} check={check} />
              ))}
            </ul>
          </>
        )}
      </div>
      <details
        className="mt-3"
        // It may have been opened before the scripts came.
        ref={(details) => {
          if (details?.open) setMeasuring(true);
        }}
        onToggle={() => setMeasuring(true)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold text-spruce">
          <Icon name="down" className="size-4" />
          How to measure
        </summary>
        <HowToMeasure isWhole={isMeasuring} />
      </details>
    </>
  );
}

const looks = {
  fits: { words: "Fits", icon: "check", color: "text-spruce" },
  tight: { words: "Tight, call us", icon: "phone", color: "text-brass" },
  no: { words: "Does not fit", icon: "close", color: "text-tag" },
} as const satisfies Record<Verdict, { words: string; icon: string; color: string }>;

/** Where the way's own name is no answer. */
const ways: Partial<Record<Passage["way"], string>> = {
  apart: "largest part",
  rolled: "rolled up",
  boxed: "in its carton",
  "legs off": "with the legs off",
  "back off": "with the back off",
};

const placeNames: Record<Place, string> = {
  door: "Door",
  hall: "Hallway",
  elevator: "Elevator door",
  cab: "Elevator",
  stairs: "Stairs",
  landing: "Landing",
};

interface PartAnswerProps {
  /** Its number in the drawing of the room. */
  number: number;
  check: Check;
}

function PartAnswer({ number, check: { part, verdict, passages } }: PartAnswerProps) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon name={looks[verdict].icon} className={cn("mt-0.5", looks[verdict].color)} />
      <div>
        <strong>
          {number}. {part.name}
        </strong>
        : <span className={looks[verdict].color}>{looks[verdict].words.toLowerCase()}</span>
        {passages.map((passage) => (
          <p key={passage.place} className="text-sm text-ink-soft">
            {placeNames[passage.place]}, {ways[passage.way] ?? passage.way}: needs{" "}
            {passage.sums
              .map(
                ({ what, needIn, haveIn }) =>
                  `${inches(needIn)} in. ${what} (you have ${inches(haveIn)})`,
              )
              .join(", ")}
          </p>
        ))}
      </div>
    </li>
  );
}

interface HowToMeasureProps {
  /** Opened, by a reader whose scripts have come; otherwise what matters most, in words. */
  isWhole: boolean;
}

/** A door from above: what counts is between the open door and the stop across from it. */
function HowToMeasure({ isWhole }: HowToMeasureProps) {
  return (
    <div>
      {isWhole ? <DoorDrawing /> : null}
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm text-ink-soft">
        <li>
          Measure the door itself, edge to edge. Standing open it leaves about 1½ inches less: 30½
          of a 32-inch door. Where there is no door, add 1½ to the opening.
        </li>
        {isWhole ? (
          <>
            <li>
              “Fits” leaves an inch on either side. Up to an inch too wide is “tight”: taking the
              door off gains about that. Anything more “does not fit.”
            </li>
            <li>
              We assume that seats can be tilted, removable legs of a single piece or a table are
              off, beds are taken apart, rugs rolled up, and cartons stay closed. A hallway is
              measured at its narrowest, between baseboards and rails.
            </li>
          </>
        ) : null}
      </ul>
    </div>
  );
}

function DoorDrawing() {
  return (
    <svg
      viewBox="0 0 300 150"
      className="w-full max-w-md rounded-md bg-sunken"
      role="img"
      aria-label="An open door seen from above: the clear opening runs from the open door's face to the stop on the other side, an inch and a half less than the door is wide."
    >
      <g className="fill-ink-soft">
        <rect x="0" y="52" width="80" height="18" />
        <rect x="220" y="52" width="80" height="18" />
      </g>
      <rect x="80" y="58" width="11" height="86" className="fill-spruce" />
      <rect x="213" y="52" width="7" height="9" className="fill-ink-soft" />
      <g className="fill-none stroke-ink-soft" strokeWidth="1.5" strokeDasharray="4 3">
        <path d="M80 30H220M80 22v16M220 22v16" />
      </g>
      <g className="fill-none stroke-tag" strokeWidth="2.5">
        <path d="M92 96H213M92 87v18M213 87v18M213 62v20" />
      </g>
      <g fontSize="13" textAnchor="middle" className="fill-ink">
        <text x="150" y="18">
          the door’s own width
        </text>
        <text x="153" y="118" className="font-bold">
          clear opening
        </text>
      </g>
    </svg>
  );
}

/** The parts in the visitor's room, to scale. */
export function RoomPlan({ parts, sizes }: RoomPlanProps) {
  const { room } = placesOf(sizes);
  if (!room)
    return (
      <p className="text-ink-soft">
        {Object.keys(sizes).some((name) => name.startsWith("room"))
          ? "Type the other side, too, to see it to scale."
          : "Type both sides of your room to see it there to scale."}
      </p>
    );
  const { lengthIn, widthIn } = room;
  const { placed, left, share } = arrangeRoom(parts, room);
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
              {parts.findIndex((part) => part.name === name) + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 text-sm text-ink-soft">
        {left.length > 0 ? (
          <strong className="text-tag">No room for: {left.join(", ")}. </strong>
        ) : (
          <strong className="text-ink">Takes {Math.round(share * 100)}% of the floor. </strong>
        )}
        To scale, in rows 30 inches apart. For size only; this isn’t a floor plan.
      </figcaption>
    </figure>
  );
}
