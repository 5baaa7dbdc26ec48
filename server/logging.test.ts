import { expect, test, vi } from "vitest";
import { createLog } from "./logging.ts";

test("an event is one line of JSON, and only what is grave enough is written", () => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  log.debug("too small");
  log.warn("watch out", { text: "two\nlines" });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("\n");
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    time: expect.stringMatching(/Z$/),
    level: "warn",
    message: "watch out",
    text: "two\nlines",
  });
});

test("at a terminal an event is text that a person reads", () => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line), "text");
  log.info("Mail to ann@example.com\nHello", { tries: 2, path: "/a", nothing: undefined });
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info Mail to ann@example.com\nHello tries=2 path=\/a$/);
});

test("what lasts is logged once a minute, with how often it was repeated", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  const repeated = () => lines.map((line) => JSON.parse(line).repeated);
  for (let second = 0; second < 60; second += 1) {
    log.warn("Postgres does not answer", { error: "ECONNREFUSED" });
    vi.advanceTimersByTime(1_000);
  }
  expect(repeated()).toEqual([undefined]);
  log.warn("Postgres does not answer", { error: "ETIMEDOUT" });
  log.info("GET /");
  log.info("GET /");
  expect(repeated()).toHaveLength(4);
  log.warn("Postgres does not answer", { error: "ECONNREFUSED" });
  expect(repeated().at(-1)).toBe(59);
  vi.useRealTimers();
});
