import { expect, test } from "vitest";
import { findCycles, grouped, readImports } from "./import-graph.ts";

test("a circle is found, and shared imports are none", () => {
  const graph = (edges: Record<string, string[]>) =>
    new Map(Object.entries(edges).map(([file, targets]) => [file, new Set(targets)]));
  expect(findCycles(graph({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] }))).toEqual([]);
  expect(findCycles(graph({ a: ["b"], b: ["c"], c: ["b"] }))).toEqual(["b → c → b"]);
});

test("imports are read at all", () => {
  expect(readImports(["server"]).get("server/main.ts")).toContain("server/app.ts");
});

test("no imports run in circles between files", () => {
  expect(findCycles(readImports(["server", "tools", "content"]))).toEqual([]);
});

test("no imports run in circles between the server's rooms", () => {
  // The files beside the rooms are what all rooms stand on (env, logging) and what composes them (app).
  const roomOf = (file: string) => /^server\/[^/]+(?=\/)/.exec(file)?.[0] ?? file;
  expect(findCycles(grouped(readImports(["server"]), roomOf))).toEqual([]);
});
