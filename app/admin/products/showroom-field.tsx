import { useId } from "react";
import { FieldNote } from "#app/ui/field-note.tsx";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";

/** What stands in showrooms. */
export interface Stocked {
  stock: Readonly<Record<ShowroomId, { onHand: number }>>;
}

interface ShowroomFieldProps {
  product: Stocked;
  value: ShowroomId;
  onChange: (showroom: ShowroomId) => void;
  /** What is wrong with it. */
  error?: string | undefined;
}

/** East or West, with how many each has. */
export function ShowroomField({ product, value, onChange, error }: ShowroomFieldProps) {
  const id = useId();
  return (
    <fieldset className="grid grid-cols-2 gap-2" aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 font-semibold">Showroom</legend>
      {showroomIds.map((showroom) => {
        const { onHand } = product.stock[showroom];
        return (
          <label
            key={showroom}
            className="flex min-h-12 items-center gap-2 rounded-lg border border-field px-3 has-checked:border-spruce has-checked:bg-spruce-wash has-disabled:opacity-60"
          >
            <input
              type="radio"
              name="showroom"
              className="size-5 accent-spruce-fill"
              checked={value === showroom}
              disabled={onHand === 0}
              data-wrong={(error && value === showroom) || undefined}
              onChange={() => onChange(showroom)}
            />
            {showroomNames[showroom]}: {onHand}
          </label>
        );
      })}
      {error ? (
        <div className="col-span-2">
          <FieldNote id={id} error={error} />
        </div>
      ) : null}
    </fieldset>
  );
}
