import { memo, Suspense, startTransition, useEffect, useState } from "react";
import { latePart } from "#app/start/late-part.tsx";
import { lazy } from "#app/start/lazy.ts";
import type { Facts } from "#shop/facts.ts";
import type { Part } from "#shop/product.ts";
import { type HomeSizes, homeSizesStore, isSize, keepSizes, keepTyped } from "./home-sizes.ts";
import { SizeField } from "./size-field.tsx";

const PathSizes = lazy(() => import("./path-sizes.tsx"));
const load = () => import("./will-it-fit.tsx");
const lateAnswers = {
  WayInAnswers: latePart(async () => (await load()).WayInAnswers),
  RoomPlan: latePart(async () => (await load()).RoomPlan),
};

interface FitCheckProps {
  parts: readonly Part[];
  facts?: Facts | undefined;
  /** What it needs to get in. */
  opening: string;
  /** Whether it stands in one room. */
  hasRoom?: boolean;
  /** Where no page is painted with them. */
  answers?: Pick<typeof import("./will-it-fit.tsx"), "WayInAnswers" | "RoomPlan">;
}

/**
 * Says what opening it needs; once the visitor has given doors and room, checks every part against them: what
 * passes, by which sum, and the floor it takes.
 */
export const FitCheck = memo(function FitCheck(props: FitCheckProps) {
  const { parts, facts, opening, hasRoom = true } = props;
  const { WayInAnswers, RoomPlan } = props.answers ?? lateAnswers;
  const [sizes, setSizes] = useState<HomeSizes>({});
  const [isMore, setMore] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const read = () => startTransition(() => setSizes(homeSizesStore.read()));
    read();
    return homeSizesStore.subscribe(read);
  }, []);

  function type({ target: { name, value } }: React.ChangeEvent<HTMLInputElement>) {
    setTyped({ ...typed, [name]: value });
    if (isSize(Number(value))) keepTyped(name, Number(value));
  }

  const field = { sizes, typed, onType: type };

  return (
    <div className="grid gap-6">
      <div>
        <div className="grid grid-cols-2 gap-3">
          <SizeField name="door.widthIn" label="Door, width" {...field} />
          <SizeField name="door.heightIn" label="Door, height" {...field} />
        </div>
        {isMore || Object.keys(sizes).some((name) => !/^(door|room)/.test(name)) ? (
          <Suspense>
            <PathSizes {...field} onChange={keepSizes} />
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
        <WayInAnswers {...{ parts, facts, opening, sizes }} />
      </div>
      {hasRoom ? (
        <div>
          <div className="mb-4 grid grid-cols-2 gap-3">
            <SizeField name="room.lengthIn" label="Room, length" {...field} />
            <SizeField name="room.widthIn" label="Room, width" {...field} />
          </div>
          <RoomPlan parts={parts} sizes={sizes} />
        </div>
      ) : null}
    </div>
  );
});
