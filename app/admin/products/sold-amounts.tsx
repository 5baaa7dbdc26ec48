import { TextField } from "#app/ui/text-field.tsx";
import { AgainField } from "../kit/again-field.tsx";
import type { FieldControls } from "../kit/field-controls.ts";

type Amounts = Record<"quantity" | "price" | "again", string>;

interface SoldAmountsProps extends Pick<FieldControls<Amounts>, "bind" | "values"> {
  /** A package is sold once. */
  isPackage: boolean;
  /** The price before, in cents. */
  was: number;
}

/** How many were sold and for how much each; a price that is far from the one before is typed twice. */
export function SoldAmounts({ isPackage, was, bind, values }: SoldAmountsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      {isPackage ? null : <TextField label="How many" inputMode="numeric" {...bind("quantity")} />}
      <TextField
        label={isPackage ? "Price" : "Price each"}
        inputMode="decimal"
        {...bind("price")}
      />
      <AgainField
        label="Price, again"
        what="price that was paid"
        className="col-span-2"
        was={was}
        typed={values.price}
        {...bind("again")}
      />
    </div>
  );
}
