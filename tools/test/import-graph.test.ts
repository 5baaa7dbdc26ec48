import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { findCycles, grouped, reachable, readImports } from "./import-graph.ts";

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
  expect(findCycles(readImports(["app", "server", "tools", "content", "lab"]))).toEqual([]);
});

test("only the lab imports the lab", () => {
  const graph = readImports(["app", "server", "tools", "content", "lab"]);
  const users = [...graph].filter(([, targets]) =>
    [...targets].some((to) => to.startsWith("lab/")),
  );
  expect(users.map(([file]) => file).filter((file) => !file.startsWith("lab/"))).toEqual([]);
});

test("no imports run in circles between the server's rooms", () => {
  // The files beside the rooms are what all rooms stand on (env, logging) and what composes them (app).
  const roomOf = (file: string) => /^server\/[^/]+(?=\/)/.exec(file)?.[0] ?? file;
  expect(findCycles(grouped(readImports(["server"]), roomOf))).toEqual([]);
});

test("no imports run in circles between the app's rooms", () => {
  const graph = readImports(["app"]);
  // The snapshot is everything that pages show, so it names the shapes of what other rooms show.
  graph.delete("shop/snapshot.ts");
  // Files beside rooms compose them or serve them all: those of app/, app/admin/ and app/admin/leads/.
  const roomOf = (file: string) =>
    /^app\/(?:admin\/leads\/\w+|admin\/users|(?!admin\/)[\w-]+)(?=\/)/.exec(file)?.[0] ?? file;
  expect(findCycles(grouped(graph, roomOf))).toEqual([]);
});

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [`app/${file}`, ...filesOf(children)]);

test("nothing that a browser loads imports the sample shop, the server or a tool", () => {
  const graph = readImports(["app", "content", "server", "tools", "lab"], { types: false });
  const entries = ["app/entry.client.tsx", "app/root.tsx", ...filesOf(routes)];
  // React Router takes *.server.ts out of what browsers load, and refuses to build where it cannot.
  const loaded = [...reachable(graph, entries, /\.server\.tsx?$/)];
  expect(loaded).toContain("app/ui/toaster.tsx");
  expect(loaded.filter((file) => !file.startsWith("app/"))).toEqual([]);
});
