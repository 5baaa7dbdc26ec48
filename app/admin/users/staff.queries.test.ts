import { expect, test } from "vitest";
import { colleaguesOf } from "./staff.queries.ts";

test("colleagues are called by their names, and by their addresses where there are none", () => {
  const row = (id: string, email: string | null, name: string | null = null) => ({
    ...{ user_id: id, email, name },
  });
  const colleagues = colleaguesOf([
    row("1", "w.ito@example.com", "Will Ito"),
    row("2", "maya.r@example.com"),
    row("3", "bo7@example.com"),
    row("4", "sales@one.example"),
    row("5", "sales@two.example"),
    row("6", "ann@one.example", "Ann Lee"),
    row("7", "ann@two.example", "Ann Lee"),
    row("8", null, null),
  ]);
  expect(colleagues.map(({ id, name, firstName }) => [id, name, firstName])).toEqual([
    ["8", "", ""],
    ["6", "Ann Lee (ann@one.example)", "Ann"],
    ["7", "Ann Lee (ann@two.example)", "Ann"],
    ["3", "bo7", "Bo"],
    ["2", "maya.r", "Maya"],
    ["4", "sales@one.example", "Sales"],
    ["5", "sales@two.example", "Sales"],
    ["1", "Will Ito", "Will"],
  ]);
});
