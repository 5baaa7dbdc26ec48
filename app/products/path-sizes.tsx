import { useState } from "react";
import { own } from "#shop/own.ts";
import { SizeField, type TypedSizes } from "./size-field.tsx";

interface OnTheWayProps extends TypedSizes {
  /** Sizes that are now on the way, and those that are not any more. */
  onChange: (changes: Record<string, number | undefined>) => void;
}

/** What may lie before the door, each with the sizes that are usual there. */
const places: readonly { title: string; sizes: [name: string, label: string, usual: number][] }[] =
  [
    {
      title: "A hallway with a turn",
      sizes: [
        ["hall.widthIn", "Narrowest width", 36],
        ["hall.heightIn", "Ceiling", 96],
      ],
    },
    {
      title: "An elevator",
      sizes: [
        ["elevator.widthIn", "Elevator door, width", 36],
        ["elevator.heightIn", "Elevator door, height", 84],
        ["cab.widthIn", "Inside, width", 68],
        ["cab.depthIn", "Inside, depth", 51],
        ["cab.heightIn", "Inside, height", 90],
      ],
    },
    {
      title: "Stairs",
      sizes: [
        ["stairs.widthIn", "Rail to wall", 36],
        ["stairs.heightIn", "Headroom", 80],
      ],
    },
    {
      title: "A landing with a turn",
      sizes: [
        ["landing.widthIn", "Landing depth", 36],
        ["landing.heightIn", "Ceiling above it", 96],
      ],
    },
  ];

/** Hallway, elevator, stairs: ticked where they lie on the way. */
export default function OnTheWay({ onChange, ...field }: OnTheWayProps) {
  // A box answers its press at once; the sizes follow with the sums, which may take a moment.
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-semibold">Also on the way</legend>
      {places.map(({ title, sizes }) => {
        const isThere = Object.hasOwn(field.sizes, sizes[0]![0]);
        return (
          <div key={title}>
            <label className="flex min-h-11 items-center gap-2.5">
              <input
                type="checkbox"
                checked={own(ticked, title) ?? isThere}
                onChange={({ target: { checked } }) => {
                  setTicked({ ...ticked, [title]: checked });
                  onChange(
                    Object.fromEntries(
                      sizes.map(([name, , usual]) => [name, checked ? usual : undefined]),
                    ),
                  );
                }}
              />
              {title}
            </label>
            {isThere ? (
              <div className="mb-2 grid grid-cols-2 gap-3">
                {sizes.map(([name, label]) => (
                  <SizeField key={name} name={name} label={label} {...field} />
                ))}
              </div>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
