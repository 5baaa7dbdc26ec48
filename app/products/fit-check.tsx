import { memo, Suspense, startTransition, useEffect, useState } from "react";
import { lazy } from "#app/start/lazy.ts";
import type { Part } from "#shop/product.ts";
import { defaultSizes, type HomeSizes, homeSizesStore, isSize } from "./home-sizes.ts";
import { SizeField } from "./size-field.tsx";

const PathSizes = lazy(() => import("./path-sizes.tsx"));
const load = () => import("./will-it-fit.tsx");
const WayInAnswers = lazy(async () => ({ default: (await load()).WayInAnswers }));
const RoomPlan = lazy(async () => ({ default: (await load()).RoomPlan }));

/** Checks every part against the visitor's doors and room: what passes, by which sum, and the floor it takes. */
export const FitCheck = memo(function FitCheck({ parts }: { parts: readonly Part[] }) {
  const [sizes, setSizes] = useState(defaultSizes);
  const [isMore, setMore] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  // The answers are painted with the page, and stay until their part has come.
  const show = (next: HomeSizes) => startTransition(() => setSizes(next));
  useEffect(() => startTransition(() => setSizes(homeSizesStore.read() ?? defaultSizes)), []);

  function change(changes: Record<string, number | undefined>) {
    const next = { ...(homeSizesStore.read() ?? defaultSizes), ...changes };
    const kept = Object.entries(next).filter(([, inches]) => inches);
    homeSizesStore.write(Object.fromEntries(kept) as HomeSizes);
    show(homeSizesStore.read()!);
  }

  function type({ target: { name, value } }: React.ChangeEvent<HTMLInputElement>) {
    setTyped({ ...typed, [name]: value });
    if (isSize(Number(value))) change({ [name]: Number(value) });
  }

  const field = { sizes, typed, onType: type };

  return (
    <div className="grid gap-6 md:grid-cols-2">
      <div>
        <div className="grid grid-cols-2 gap-3">
          <SizeField name="door.widthIn" label="Door, clear width" {...field} />
          <SizeField name="door.heightIn" label="Door, clear height" {...field} />
        </div>
        {isMore || Object.keys(sizes).length > Object.keys(defaultSizes).length ? (
          <Suspense>
            <PathSizes {...field} onChange={change} />
          </Suspense>
        ) : (
          <button
            type="button"
            onClick={() => setMore(true)}
            className="mt-2 min-h-11 font-semibold text-spruce"
          >
            + Hallway, elevator, or stairs
          </button>
        )}
        <Suspense>
          <WayInAnswers parts={parts} sizes={sizes} />
        </Suspense>
      </div>
      <div>
        <div className="mb-4 grid grid-cols-2 gap-3">
          <SizeField name="room.lengthIn" label="Room, length" {...field} />
          <SizeField name="room.widthIn" label="Room, width" {...field} />
        </div>
        <Suspense>
          <RoomPlan parts={parts} sizes={sizes} />
        </Suspense>
      </div>
    </div>
  );
});
