import { expect, test } from "vitest";
import { parsePayload } from "./payload.ts";

const json = "application/json";
const refusal = (message: string) =>
  expect.objectContaining({
    status: 400,
    body: { code: "PGRST102", message, details: null, hint: null },
  });

test("an object and an array of like objects are rows", () => {
  expect(parsePayload('{"a":1,"b":2}', json, undefined)).toMatchObject({
    columns: ["a", "b"],
    isArray: false,
    rows: 1,
  });
  expect(parsePayload('[{"a":1},{"a":2}]', `${json}; charset=utf-8`, undefined)).toMatchObject({
    columns: ["a"],
    isArray: true,
    rows: 2,
  });
  expect(parsePayload("[]", json, undefined)).toMatchObject({ columns: [], rows: 0 });
});

test("named columns stand for the keys, which may then differ", () => {
  expect(parsePayload('[{"a":1},{"b":2}]', json, ["a", "b"]).columns).toEqual(["a", "b"]);
});

test("anything else is refused", () => {
  const refused = (text: string, message: string) =>
    expect(() => parsePayload(text, json, undefined)).toThrow(refusal(message));
  refused("", "Empty or invalid json");
  refused("{", "Empty or invalid json");
  refused("[".repeat(200_000), "Empty or invalid json");
  refused('[{"a":1},{"b":2}]', "All object keys must match");
  refused('[{"a":1},{"a":1,"b":2}]', "All object keys must match");
  refused("[1]", "All object keys must match");
  refused("null", "All object keys must match");
  refused(`{"a":${"[".repeat(200)}${"]".repeat(200)}}`, "The json is nested too deeply");
});

test("only JSON is taken", () => {
  expect(() => parsePayload("a,b", "text/csv", undefined)).toThrow(
    refusal("Content-Type not acceptable: text/csv"),
  );
});
