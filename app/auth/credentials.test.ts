import { expect, test } from "vitest";
import { checkedEmail } from "#server/auth/request.ts";
import { checkPassword, parseCode, parseCredentials, parseEmail } from "./credentials.ts";

const password = "secret";
const serviceMessage = (email: string, secret = password) =>
  parseCredentials({ email, password: secret }).message;

test("an address and six characters are enough", () => {
  expect(parseCredentials({ email: " ada@example.com ", password })).toEqual({
    credentials: { email: "ada@example.com", password },
    message: undefined,
  });
});

test.each(["", "ada", "ada@", "@example.com", "ada example.com"])("%j is no address", (email) => {
  expect(serviceMessage(email)).toBe("Invalid email address");
});

test.each([
  ["pat.o'neil@example.com", "pat.o'neil@example.com"],
  ["ann+shop@example.co.uk", "ann+shop@example.co.uk"],
  ["owner@localhost", "owner@localhost"],
  ["\u2068ann@example.com\u2069", "ann@example.com"],
])("what the service takes is an address here, too: %j", (typed, email) => {
  expect(parseEmail(typed)).toEqual({ email });
  expect(checkedEmail(typed)).toBe(email);
});

test.each([
  "ann@@example.com",
  "ann@-example.com",
  "ann@example..com",
  "ännchen@example.com",
  "a b@example.com",
])("%j is no address in the page, nor in the service", (typed) => {
  expect(parseEmail(typed)).toEqual({ message: "Invalid email address" });
  expect(() => checkedEmail(typed)).toThrow("invalid format");
});

test("an address has at most 255 characters", () => {
  const domain = `${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.example.com`;
  expect(serviceMessage(`${"x".repeat(60)}@${domain}`)).toBeUndefined();
  expect(serviceMessage(`${"x".repeat(61)}@${domain}`)).toBe(
    "Email must be less than 255 characters",
  );
});

test("a password has 6 to 72 characters", () => {
  expect(serviceMessage("ada@example.com", "12345")).toBe("Password must be at least 6 characters");
  expect(serviceMessage("ada@example.com", "x".repeat(72))).toBeUndefined();
  expect(serviceMessage("ada@example.com", "x".repeat(73))).toBe(
    "Password must be less than 72 characters",
  );
});

test("the first failing message is the address's", () => {
  expect(serviceMessage("ada", "1")).toBe("Invalid email address");
});

test("each message belongs to its field", () => {
  expect(parseCredentials({ email: "ada", password })).toMatchObject({ field: "email" });
  expect(parseCredentials({ email: "ada@example.com", password: "1" })).toMatchObject({
    field: "password",
  });
});

test("an address alone and a password alone follow the same rules", () => {
  expect(parseEmail(" ada@example.com ").email).toBe("ada@example.com");
  expect(parseEmail("ada").message).toBe("Invalid email address");
  expect(checkPassword("secret")).toBeUndefined();
  expect(checkPassword("12345")).toBe("Password must be at least 6 characters");
  expect(checkPassword("x".repeat(73))).toBe("Password must be less than 72 characters");
});

test("a code is six digits, however it was pasted", () => {
  expect(parseCode(" 123 456 ")).toBe("123456");
  expect(parseCode("123-456")).toBe("123456");
  for (const wrong of ["", "12345", "1234567", "12345a"]) expect(parseCode(wrong)).toBeUndefined();
});
