import { again, field } from "../kit/fields.tsx";
import { money, saleNote, wholeNumber } from "../kit/schema.ts";

/** What the forms of a sale ask for, which cost so many cents before; a package is sold once. */
export const soldAmounts = (was: number, isPackage = false) => ({
  quantity: field("How many", wholeNumber(1, 1000, "Enter how many were sold, at least 1."), {
    ...{ inputMode: "numeric", width: "half", shownIf: () => !isPackage },
  }),
  price: field(isPackage ? "Price" : "Price each", money, { inputMode: "decimal", width: "half" }),
  again: again("Price, again", { was, of: "price", what: "price that was paid" }),
  note: field("Note", saleNote, { width: "full" }),
});
