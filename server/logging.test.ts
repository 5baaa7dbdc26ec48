import { expect, test } from "vitest";
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
