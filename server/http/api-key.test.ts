import { expect, test } from "vitest";
import type { SigningKey } from "#server/secrets.ts";
import { bearerToken, kindOf } from "./api-key.ts";

test("a bearer token is found, and nothing else is taken for one", () => {
  expect(bearerToken("Bearer abc.def")).toBe("abc.def");
  expect(bearerToken("bearer  abc ")).toBe("abc");
  expect(bearerToken("Basic abc")).toBeUndefined();
  expect(bearerToken("Bearer a b")).toBeUndefined();
  expect(bearerToken(undefined)).toBeUndefined();
});

test("a key is the publishable one, the secret one or none", () => {
  const signingKey = {} as SigningKey;
  const pairs = ["sb_secret_b", "sb_secret_before"].map((secretKey) => ({ secretKey, signingKey }));
  const keys = { publishable: "sb_publishable_a", secrets: { pairs } };
  expect(kindOf("sb_publishable_a", keys)).toBe("publishable");
  expect(kindOf("sb_secret_b", keys)).toBe("secret");
  expect(kindOf("sb_secret_before", keys)).toBe("secret");
  expect(kindOf("sb_secret_", keys)).toBeUndefined();
  expect(kindOf("", keys)).toBeUndefined();
});
