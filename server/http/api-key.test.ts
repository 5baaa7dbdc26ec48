import { expect, test } from "vitest";
import { bearerToken, kindOf } from "./api-key.ts";

test("a bearer token is found, and nothing else is taken for one", () => {
  expect(bearerToken("Bearer abc.def")).toBe("abc.def");
  expect(bearerToken("bearer  abc ")).toBe("abc");
  expect(bearerToken("Basic abc")).toBeUndefined();
  expect(bearerToken("Bearer a b")).toBeUndefined();
  expect(bearerToken(undefined)).toBeUndefined();
});

test("a key is the publishable one, the secret one or none", () => {
  const keys = { publishable: "sb_publishable_a", secret: "sb_secret_b" };
  expect(kindOf("sb_publishable_a", keys)).toBe("publishable");
  expect(kindOf("sb_secret_b", keys)).toBe("secret");
  expect(kindOf("sb_secret_", keys)).toBeUndefined();
  expect(kindOf("", keys)).toBeUndefined();
});
