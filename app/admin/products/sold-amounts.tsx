import * as v from "valibot";
import { TextField } from "#app/ui/text-field.tsx";
import { fieldPair } from "../controls.ts";
import { AgainField } from "../kit/again-field.tsx";
import type { FieldControls } from "../kit/field-controls.ts";
import { money, saleNote, wholeNumber } from "../kit/schema.ts";
import { parseMoney, repeatProblem } from "../records/money-input.ts";

/** What the forms of a sale ask for. */
export const soldAmounts = {
  quantity: wholeNumber(1, 1000, "Enter how many were sold, at least 1."),
  ...{ price: money, again: v.string(), note: saleNote },
};

/** What is wrong with the second time that a price far from the one before is typed. */
export const paidProblem = (was: number, price: string, again: string) =>
  repeatProblem(was, parseMoney(price), again, "price that was paid");

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
    <div className={fieldPair}>
      {isPackage ? null : <TextField label="How many" inputMode="numeric" {...bind("quantity")} />}
      <TextField
        label={isPackage ? "Price" : "Price each"}
        inputMode="decimal"
        {...bind("price")}
      />
      <AgainField
        label="Price, again"
        what="price that was paid"
        className="col-span-full"
        was={was}
        typed={values.price}
        {...bind("again")}
      />
    </div>
  );
}
