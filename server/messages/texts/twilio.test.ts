import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SmsError } from "./provider.ts";
import { type Answer, answers, type FakeTwilio, startFakeTwilio } from "./testing/fake-twilio.ts";
import { createTwilioProvider } from "./twilio.ts";

let fake: FakeTwilio;
beforeAll(async () => {
  fake = await startFakeTwilio();
});
afterEach(() => fake.reset());
afterAll(() => fake.close());

const text = {
  id: "6f2c4f4e-0000-4000-8000-000000000001",
  phone: "+15865550117",
  body: "Hi & bye",
};
const send = (timeout?: number) => createTwilioProvider(fake.settings(), timeout).send(text);

test("a text goes to the messaging service and asks for receipts of its own row", async () => {
  const sid = await send();
  expect(fake.taken).toEqual([
    {
      sid,
      to: text.phone,
      body: text.body,
      callback: `https://shop.example/texts/receipt?text=${text.id}`,
    },
  ]);
  expect(fake.unlikely).toEqual([]);
});

test("a code has no row, so it asks for no receipt", async () => {
  const { phone, body } = text;
  await createTwilioProvider(fake.settings()).send({ phone, body });
  expect(fake.taken).toMatchObject([{ callback: null }]);
});

test.each<[string, Answer, Partial<SmsError>]>([
  ["429 waits as asked", answers.tooMany, { outcome: "retry", retryAfterSeconds: 90 }],
  ["503 was not taken", answers.away, { outcome: "retry", code: "20503" }],
  ["401 is ours to mend", answers.unauthorized, { outcome: "retry", code: "20003" }],
  ["500 may have been taken", answers.broken, { outcome: "unknown", code: "20500" }],
  ["silence may have been taken", answers.takeAndHang, { outcome: "unknown" }],
  ["a lost connection may have been taken", answers.takeAndHangUp, { outcome: "unknown" }],
  ["a wrong number is final", answers.refuse(21211), { outcome: "failed", code: "21211" }],
  ["an opt-out is one", answers.refuse(21610), { outcome: "opted_out", code: "21610" }],
])("%s", async (_, answer, failure) => {
  fake.answerWith(answer);
  const error = await send(2_000).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SmsError);
  expect(error).toMatchObject(failure);
});

test("where nobody listens, nothing was taken", async () => {
  const settings = { ...fake.settings(), apiUrl: "http://127.0.0.1:9" };
  await expect(createTwilioProvider(settings).send(text)).rejects.toMatchObject({
    outcome: "retry",
  });
  const nowhere = { ...fake.settings(), apiUrl: "http://nowhere.invalid" };
  await expect(createTwilioProvider(nowhere).send(text)).rejects.toMatchObject({
    outcome: "retry",
  });
});
