import { expect, test, vi } from "vitest";
import { goesOnToEmpty } from "./next-field.ts";

/** A form as far as Enter looks at it: the fields that are seen, by what stands in them. */
function form(...values: string[]) {
  const fields = values.map((value) => ({ value, focus: vi.fn() }));
  const press = (target: unknown, key = "Enter", isComposing = false) => {
    const preventDefault = vi.fn();
    const currentTarget = { querySelectorAll: () => fields };
    goesOnToEmpty({
      key,
      target,
      currentTarget,
      nativeEvent: { isComposing },
      preventDefault,
    } as never);
    return { isSent: !preventDefault.mock.calls[0] };
  };
  return { fields, press };
}

test("Enter goes on to the next field that is empty, and sends nothing", () => {
  const { fields, press } = form("Dana", "Reed", "");
  expect(press(fields[0])).toEqual({ isSent: false });
  expect(fields[2]!.focus).toHaveBeenCalledOnce();
  expect(fields[1]!.focus).not.toHaveBeenCalled();
});

test("where no later field is empty, Enter sends the form, whose messages say what is missing", () => {
  const { fields, press } = form("", "5865550117");
  expect(press(fields[1])).toEqual({ isSent: true });
  expect(press(fields[0])).toEqual({ isSent: true });
  expect(fields[0]!.focus).not.toHaveBeenCalled();
});

test("a button, another key and a word that is being composed are left alone", () => {
  const { fields, press } = form("Dana", "");
  expect(press({})).toEqual({ isSent: true });
  expect(press(fields[0], "a")).toEqual({ isSent: true });
  expect(press(fields[0], "Enter", true)).toEqual({ isSent: true });
  expect(fields[1]!.focus).not.toHaveBeenCalled();
});
