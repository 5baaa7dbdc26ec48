import { expect, test } from "vitest";
import { shortcutOf } from "./use-shortcuts.ts";

/** A press in an element that these selectors find. */
const press = (key: string, found: string[], more: Partial<KeyboardEvent> = {}) => {
  const finds = (selector: string) => selector.split(", ").some((one) => found.includes(one));
  const target = { closest: finds, matches: finds };
  return shortcutOf({ key, target, ...more } as unknown as KeyboardEvent, "li");
};

test("a j goes to the next row, and one that is typed into a field does nothing", () => {
  expect(press("j", ["li"])).toBe("j");
  expect(press("J", ["button"])).toBe("j");
  for (const field of ["input:not([type=checkbox])", "textarea", "select"]) {
    expect(press("j", [field]), field).toBeUndefined();
  }
});

test("the browser's own keys stay the browser's, and Enter on a button the button's", () => {
  expect(press("k", ["li"], { ctrlKey: true })).toBeUndefined();
  expect(press("c", ["li"], { metaKey: true })).toBeUndefined();
  expect(press("Enter", ["li"])).toBe("enter");
  expect(press("Enter", ["button"])).toBeUndefined();
});
