import { useId } from "react";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";

/** What stands in showrooms. */
export interface Stocked {
  stock: Readonly<Record<ShowroomId, { onHand: number }>>;
}

interface ShowroomFieldProps {
  product: Stocked;
  value: ShowroomId;
  onChange: (showroom: ShowroomId) => void;
}

/** East or West, with how many each has. */
export function ShowroomField({ product, value, onChange }: ShowroomFieldProps) {
  const name = useId();
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="mb-1.5 font-semibold">Showroom</legend>
      {showroomIds.map((id) => {
        const { onHand } = product.stock[id];
        return (
          <label
            key={id}
            className="flex min-h-12 items-center gap-2 rounded-lg border border-ink-soft/60 px-3 has-checked:border-spruce has-checked:bg-spruce-wash has-disabled:opacity-60"
          >
            <input
              type="radio"
              name={name}
              className="size-5 accent-spruce-fill"
              checked={value === id}
              disabled={onHand === 0}
              onChange={() => onChange(id)}
            />
            {showroomNames[id]}: {onHand}
          </label>
        );
      })}
    </fieldset>
  );
}
