import { expect, test, vi } from "vitest";
import { describeFailure, refusedFields } from "./failures.ts";

vi.stubGlobal("navigator", { onLine: true });

test.each([
  [
    "23514",
    'new row for relation "products" violates check constraint "products_price_below_compare_at"',
    "Enter a price below the compare-at price.",
  ],
  [
    "23514",
    'new row for relation "special_days" violates check constraint "special_days_close_after_open"',
    "Closing time must be after opening time.",
  ],
  [
    "23505",
    'duplicate key value violates unique constraint "products_pkey"',
    "Another product already has this number.",
  ],
  [
    "23514",
    'new row for relation "shop" violates check constraint "shop_phone_form"',
    "Nothing was saved: something you typed isn’t allowed (shop phone form).",
  ],
  [
    "22P02",
    'invalid input syntax for type integer: "zzz"',
    "Nothing was saved: something you typed isn’t allowed.",
  ],
  ["22001", "The text in words is too long.", "The text in words is too long."],
  ["57014", "canceling statement due to statement timeout", expect.stringMatching(/didn’t answer/)],
  ["P0001", "This lead no longer exists.", "This lead no longer exists."],
  ["", "TypeError: Failed to fetch", expect.stringMatching(/didn’t answer/)],
  ["42501", "permission denied for table products", expect.stringMatching(/admin role/)],
])("%s is said in words", (code, message, words) => {
  expect(describeFailure({ code, message })).toEqual(words);
});

test.each([
  [{ code: "PT409", message: "Only 2 are left at East.", details: "quantity" }, ["quantity"]],
  [{ message: "You can’t refund more than was paid.", details: "price_cents" }, ["price"]],
  [
    {
      code: "23505",
      message: 'duplicate key value violates unique constraint "products_sku_key"',
      details: "Key (sku)=(A1) already exists.",
    },
    ["sku"],
  ],
  [{ code: "23514", message: "…", details: "Failing row contains (901)." }, []],
  [{ code: "PT409", message: "Someone else changed this first.", details: null }, []],
  [new TypeError("Failed to fetch"), []],
])("a refusal of one field names it as forms do: %o", (error, fields) => {
  expect(refusedFields(error)).toEqual(expect.arrayContaining(fields));
  expect(refusedFields(error).length > 0).toBe(fields.length > 0);
});
