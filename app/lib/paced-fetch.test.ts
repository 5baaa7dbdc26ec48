import { afterEach, beforeEach, expect, test, vi } from "vitest";

const reported = vi.fn();
const counted = vi.fn();
const sent = vi.fn(async () => new Response("{}"));
const rest = "https://shop.example/rest/v1/rpc/newest_lead";

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal("reportError", reported);
  vi.stubGlobal("navigator", { sendBeacon: counted });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function ask(times: number, url: string, body: (at: number) => string) {
  const { pacedFetch } = await import("./paced-fetch.ts");
  const statuses = [];
  for (let at = 0; at < times; at += 1) {
    statuses.push((await pacedFetch(url, { method: "POST", body: body(at) })).status);
  }
  return statuses.filter((status) => status === 429).length;
}

test("one request that goes round in a circle is stopped, said and counted once, and may go on after a minute", async () => {
  expect(await ask(500, `${rest}?name=Ada`, () => "{}")).toBe(380);
  expect(sent).toHaveBeenCalledTimes(120);
  expect(reported.mock.calls).toEqual([[new Error(`Sent more than 120 times a minute: ${rest}`)]]);
  expect(counted.mock.calls).toEqual([["/request-circles"]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await ask(1, `${rest}?name=Ada`, () => "{}")).toBe(0);
});

test("the quickest look that is meant, and many different requests, are none", async () => {
  for (let at = 0; at < 180; at += 1) {
    expect(await ask(1, rest, () => "{}")).toBe(0);
    await vi.advanceTimersByTimeAsync(700);
  }
  expect(await ask(500, rest, (at) => `{"row":${at}}`)).toBe(0);
  expect(reported).not.toHaveBeenCalled();
});

test("a session is refreshed six times a minute at most, whatever its tokens", async () => {
  const url = "https://shop.example/auth/v1/token?grant_type=refresh_token";
  expect(await ask(20, url, (at) => `{"refresh_token":"r${at}"}`)).toBe(14);
  expect(
    await ask(20, url.replace("refresh_token", "password"), (at) => `{"password":"${at}"}`),
  ).toBe(0);
});
