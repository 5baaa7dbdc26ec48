import twilio from "twilio";
import { expect, test } from "vitest";
import { isSigned, signatureOf } from "./signature.ts";

const token = "a token for tests";
const fields = { MessageSid: "SM1", From: "+15865550117", Body: "Are you open? 👋 ¿Sí?", To: "" };
const url = "https://shop.example/texts/reply?text=7";

test("is the one that Twilio's own library makes and takes", () => {
  const theirs = twilio.getExpectedTwilioSignature(token, url, fields);
  expect(signatureOf(token, url, fields)).toBe(theirs);
  expect(isSigned(token, theirs, url, fields)).toBe(true);
  expect(twilio.validateRequest(token, signatureOf(token, url, fields), url, fields)).toBe(true);
});

test("may name the port or leave it out", () => {
  for (const signed of [
    "https://shop.example:443/texts/reply",
    "https://shop.example/texts/reply",
  ]) {
    const signature = twilio.getExpectedTwilioSignature(token, signed, fields);
    for (const known of [signed, "https://shop.example/texts/reply"]) {
      expect(isSigned(token, signature, known, fields)).toBe(true);
    }
  }
});

test.each(["", "x", "é".repeat(14), signatureOf("another token", url, fields)])(
  "is not %j",
  (forged) => expect(isSigned(token, forged, url, fields)).toBe(false),
);
