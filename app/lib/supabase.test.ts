import { expect, test, vi } from "vitest";
import { db } from "./supabase.ts";

test("a request that is not answered ends after twenty seconds, and is not sent again", async () => {
  vi.useFakeTimers();
  const sent: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    sent.push(signal);
    return new Promise((_, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason)),
    );
  });
  const answer = Promise.resolve(db().from("showrooms").select("id"));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(sent.map((signal) => signal?.aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await answer).error?.message).toMatch(/AbortError/);
  expect(sent).toHaveLength(1);
  vi.useRealTimers();
});
