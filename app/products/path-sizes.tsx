import { useState } from "react";
import { own } from "#shop/own.ts";
import { SizeField, type TypedSizes } from "./size-field.tsx";

interface OnTheWayProps extends TypedSizes {
  /** Sizes that are not on the way any more. */
  onChange: (changes: Record<string, undefined>) => void;
}

/** What may lie before the door. */
const places: readonly { title: string; sizes: [name: string, label: string][] }[] = [
  {
    title: "A hallway with a turn",
    sizes: [
      ["hall.widthIn", "Narrowest width"],
      ["hall.heightIn", "Ceiling"],
    ],
  },
  {
    title: "An elevator",
    sizes: [
      ["elevator.widthIn", "Elevator door, width"],
      ["elevator.heightIn", "Elevator door, height"],
      ["cab.widthIn", "Inside, width"],
      ["cab.depthIn", "Inside, depth"],
      ["cab.heightIn", "Inside, height"],
    ],
  },
  {
    title: "Stairs",
    sizes: [
      ["stairs.widthIn", "Rail to wall"],
      ["stairs.heightIn", "Headroom"],
    ],
  },
  {
    title: "A landing with a turn",
    sizes: [
      ["landing.widthIn", "Landing depth"],
      ["landing.heightIn", "Ceiling above it"],
    ],
  },
];

/** Hallway, elevator, stairs: ticked where they lie on the way, and checked once all their sizes are typed. */
export default function OnTheWay({ onChange, ...field }: OnTheWayProps) {
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-semibold">Also on the way</legend>
      {places.map(({ title, sizes }) => {
        const given = sizes.filter(([name]) => Object.hasOwn(field.sizes, name)).length;
        const isThere = own(ticked, title) ?? given > 0;
        return (
          <div key={title}>
            <label className="flex min-h-11 items-center gap-2.5">
              <input
                type="checkbox"
                checked={isThere}
                onChange={({ target: { checked } }) => {
                  setTicked({ ...ticked, [title]: checked });
                  if (!checked)
                    onChange(Object.fromEntries(sizes.map(([name]) => [name, undefined])));
                }}
              />
              {title}
            </label>
            {isThere ? (
              <div className="mb-2 grid grid-cols-2 gap-3">
                {sizes.map(([name, label]) => (
                  <SizeField key={name} name={name} label={label} {...field} />
                ))}
                {given < sizes.length ? (
                  <p className="col-span-2 text-sm text-ink-soft">
                    Type {sizes.length > 2 ? "all" : "both"} to check it.
                  </p>
                ) : null}
              </div>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
