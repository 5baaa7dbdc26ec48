import { expect, test } from "vitest";
import { negotiate } from "./media.ts";

test.each([
  [undefined, "array", "application/json; charset=utf-8"],
  ["*/*", "array", "application/json; charset=utf-8"],
  ["text/html, application/json;q=0.9", "array", "application/json; charset=utf-8"],
  ["text/csv", "csv", "text/csv; charset=utf-8"],
  [
    "application/vnd.pgrst.object+json",
    "object",
    "application/vnd.pgrst.object+json; charset=utf-8",
  ],
])("for %s the form is %s", (header, format, contentType) => {
  expect(negotiate(header)).toEqual({ shape: { format, stripNulls: false }, contentType });
});

test("nulls can be left out", () => {
  expect(negotiate("application/vnd.pgrst.array+json;nulls=stripped")).toEqual({
    shape: { format: "array", stripNulls: true },
    contentType: "application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8",
  });
});

test.each(["text/html", "application/vnd.pgrst.plan+json", "constructor"])(
  "%s is not available",
  (header) => {
    expect(() => negotiate(header)).toThrow(
      expect.objectContaining({
        status: 406,
        body: expect.objectContaining({ code: "PGRST107" }),
      }),
    );
  },
);
