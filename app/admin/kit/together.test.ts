import * as v from "valibot";
import { expect, test } from "vitest";
import { money, orNull, readFields, together, wholeNumber, yes } from "./schema.ts";

const order = together(
  v.object({ count: wholeNumber(1, 9, "From 1 to 9."), price: money, lead: v.string() }),
  ({ lead, price }) => ({
    lead: lead ? "Choose one." : undefined,
    price: price === "5" ? "Not five." : "Not that either.",
  }),
);

test("what is wrong with one field and what fields say together is told at once", () => {
  expect(readFields(order, { count: "0", price: "free", lead: "Ada" })).toEqual({
    errors: {
      count: "From 1 to 9.",
      price: "Enter dollars, such as 1,499 or 1499.50.",
      lead: "Choose one.",
    },
  });
  expect(readFields(order, { count: "2", price: "5", lead: "" })).toEqual({
    errors: { price: "Not five." },
  });
});

test("an optional field says what its own schema says, and no message is the library’s", () => {
  const schema = v.object({ pallets: orNull(wholeNumber(1, 9, "From 1 to 9.")), restock: yes });
  const read = (pallets: string) => readFields(schema, { pallets, restock: "yes" });
  expect(read("-2")).toEqual({ errors: { pallets: "From 1 to 9." } });
  expect(read(" ")).toEqual({ row: { pallets: null, restock: true } });
  const day = v.object({ day: v.pipe(v.string(), v.isoDate()) });
  expect(readFields(day, { day: "soon" })).toEqual({
    errors: { day: "That can’t be saved as it is. Enter it another way." },
  });
});
