import { lazy, Suspense, startTransition, useState } from "react";
import type { Piece } from "#app/catalog/product.ts";

const load = () => import("./will-it-fit.tsx");
const ThroughTheDoor = lazy(async () => ({ default: (await load()).ThroughTheDoor }));
const RoomPlan = lazy(async () => ({ default: (await load()).RoomPlan }));

const usual = { "Door width": 32, "Door height": 80, "Room length": 168, "Room width": 144 };

/** The visitor's door and room against every piece: what passes, and how much floor it takes. */
export function FitCheck({ pieces }: { pieces: readonly Piece[] }) {
  const [sizes, setSizes] = useState(usual);
  // The answers are painted with the page, and stay until their part has come.
  const change = ({ target: { name, value } }: React.ChangeEvent<HTMLInputElement>) =>
    startTransition(() => setSizes((sizes) => ({ ...sizes, [name]: Number(value) })));
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <div>
        <div className="grid grid-cols-2 gap-3">
          {Object.entries(usual).map(([name, inches]) => (
            <label key={name} className="text-sm font-semibold">
              {name}, inches
              <input
                type="number"
                name={name}
                min="1"
                max="999"
                inputMode="decimal"
                defaultValue={inches}
                onChange={change}
                className="mt-1 min-h-11 w-full rounded-lg border border-ink-soft/60 bg-surface px-3 text-base text-ink"
              />
            </label>
          ))}
        </div>
        <Suspense>
          <ThroughTheDoor
            pieces={pieces}
            door={{ widthIn: sizes["Door width"], heightIn: sizes["Door height"] }}
          />
        </Suspense>
      </div>
      <Suspense>
        <RoomPlan
          pieces={pieces}
          room={{ lengthIn: sizes["Room length"], widthIn: sizes["Room width"] }}
        />
      </Suspense>
    </div>
  );
}
