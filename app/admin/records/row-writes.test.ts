import { PostgrestClient } from "@supabase/postgrest-js";
import { expect, test, vi } from "vitest";

const rows = [
  { id: "a", position: 0, version: 7 },
  { id: "b", position: 1, version: 3 },
  { id: "c", position: 1, version: 2 },
  { id: "archived", position: 5, version: 1 },
];
const sent: unknown[] = [];

vi.mock("#app/lib/supabase.ts", () => ({
  auth: () => {},
  db: () =>
    new PostgrestClient("https://shop.example/rest/v1", {
      fetch: async (address, init) => {
        if (init?.method === "GET") return Response.json(rows);
        const id = new URL(String(address)).searchParams.get("id");
        sent.push({ id, ...JSON.parse(String(init?.body)) });
        return Response.json([{ version: 1 }]);
      },
    }),
}));

const { orderRows } = await import("./row-writes.ts");

test("rows that move get their place over the version they have now; the others stay as they are", async () => {
  await orderRows("text_templates", ["a", "c", "b", "gone"]);
  expect(sent).toEqual([{ id: "eq.b", position: 2, version: 3 }]);
});
