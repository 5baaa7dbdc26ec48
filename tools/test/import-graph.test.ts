import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { findCycles, grouped, reachable, readImports, readPackages } from "./import-graph.ts";

test("a circle is found, and shared imports are none", () => {
  const graph = (edges: Record<string, string[]>) =>
    new Map(Object.entries(edges).map(([file, targets]) => [file, new Set(targets)]));
  expect(findCycles(graph({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] }))).toEqual([]);
  expect(findCycles(graph({ a: ["b"], b: ["c"], c: ["b"] }))).toEqual(["b → c → b"]);
});

test("imports are read at all", () => {
  expect(readImports(["server"]).get("server/main.ts")).toContain("server/app.ts");
});

const rooms = ["shop", "supabase", "content", "app", "server", "tools", "lab", "studio", "e2e"];

test("no imports run in circles between files", () => {
  expect(findCycles(readImports(rooms))).toEqual([]);
});

/** What each room may import beside itself. Whatever is named here stands on nothing above it. */
const below: Record<string, string[]> = {
  shop: [],
  supabase: [],
  content: ["shop"],
  app: ["shop", "supabase", "content"],
  server: ["shop", "supabase", "content"],
  tools: ["shop", "supabase", "content", "server"],
  lab: ["shop", "content", "server", "tools"],
  studio: ["shop", "content"],
  e2e: ["shop", "content", "server", "tools", "lab"],
};

/** The build, the renderer that it makes, and what tests the site know the app. */
const knowsTheApp = /^(tools\/(build|test)|lab|e2e)\/|^server\/publish\/render\.ts$/;

test("imports run down from room to room, and nobody but its builders imports the app", () => {
  const roomOf = (file: string) => file.split("/")[0]!;
  const up = [...readImports(rooms)].flatMap(([file, targets]) =>
    [...targets]
      .filter((target) => {
        const [from, to] = [roomOf(file), roomOf(target)];
        return from !== to && !(to === "app" ? knowsTheApp.test(file) : below[from]!.includes(to));
      })
      .map((target) => `${file} → ${target}`),
  );
  expect(up).toEqual([]);
});

test("the shop imports no package but the one that checks what people type", () => {
  expect([...readPackages(["shop"])].filter((name) => name !== "valibot")).toEqual([]);
  expect(readPackages(["content"])).toContain("marked");
});

test.each(["app", "app/admin", "app/admin/leads", "server"])(
  "no imports run in circles between the rooms of %s",
  (house) => {
    // Files beside the rooms compose them or serve them all.
    const roomOf = (file: string) =>
      file.startsWith(`${house}/`) ? file.split("/", house.split("/").length + 1).join("/") : file;
    expect(findCycles(grouped(readImports([house]), roomOf))).toEqual([]);
  },
);

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [`app/${file}`, ...filesOf(children)]);

/** What reads articles, what their writers keep to, and the names of pictures: the back office shows them. */
const isForWriters = /^content\/(markdown\/|pictures\.generated\.ts$)/;

test("nothing that a browser loads imports the sample shop, the server or a tool", () => {
  const graph = readImports(["app", "content", "server", "tools", "lab"], { types: false });
  const entries = ["app/entry.client.tsx", "app/root.tsx", ...filesOf(routes)];
  // React Router takes *.server.ts out of what browsers load, and refuses to build where it cannot.
  const loaded = [...reachable(graph, entries, /\.server\.tsx?$/)];
  expect(loaded).toContain("app/ui/toaster.tsx");
  expect(loaded.filter((file) => !/^(app|shop)\//.test(file) && !isForWriters.test(file))).toEqual(
    [],
  );
});
