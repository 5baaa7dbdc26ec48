import { describe, expect, test } from "vitest";
import { openTestDatabase } from "#server/database/testing.ts";
import { variableDefaults } from "#server/env.ts";
import { codeFiles, documents, problemsOf, read } from "./documents.ts";

const maxWords = 15_000;

test.each([...documents, "lab/README.md", "studio/README.md"])("what %s names is there", (path) => {
  expect(problemsOf(path, read(path))).toEqual([]);
});

describe("what is not there is found:", () => {
  test.each([
    ["a file", "See `server/gone.ts`."],
    ["a folder", "They lie in server/gone/."],
    ["a file without its folder", "See `gone.test.ts`."],
    ["a file that the store makes", "See `DATA_DIR/gone.json`."],
    ["a link", "See [this](gone.md)."],
    ["a heading", "See [this](settings.md#gone)."],
    ["a command", "Run `npm run gone`."],
    ["a command of npm", "Run `npm gone`."],
    ["a part of a command", "Run `npm run bench -- gone`."],
    ["an option of a command", "```sh\nnpm run export -- /srv/site --gone\n```"],
    ["a test", "Run `npm run unit -- gone-with-the-wind`."],
    ["a unit of systemd", "```sh\nsudo systemctl reload gone\n```"],
    ["a service of compose", "Run `docker compose --file x run --rm gone`."],
    ["a variable", "Set `GONE_WITH_THE_WIND`."],
    ["a table", "It is in `public.gone`."],
    ["a function of SQL", "```sql\nselect private.gone();\n```"],
    ["a page", "Open `/gone`."],
    ["an address of the server", "```sh\ncurl https://shop.example/auth/v1/gone\n```"],
    ["a column", "It is in `gone_with_the_wind`."],
    ["a sentence", "It says `The wind is gone with 3 files.`"],
    ["a name in the code", "It is `goneWithTheWind`."],
  ])("%s", (_, text) => {
    expect(problemsOf("docs/settings.md", text)).toEqual([expect.any(String)]);
  });
});

test("documents that the code names are there", () => {
  const named = codeFiles.flatMap((path) =>
    [...read(path).matchAll(/(?<![\w/])docs\/[\w/.-]+\.md/g)].map(([name]) => `${path}: ${name}`),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !documents.includes(name.split(": ")[1] ?? ""))).toEqual([]);
});

test("the statements of the documents run", async () => {
  const statements = documents.flatMap((path) =>
    [...read(path).matchAll(/^ *```sql\n(.*?)^ *```/gms)].map(([, statement = ""]) => statement),
  );
  expect(statements.length).toBeGreaterThan(2);
  const database = await openTestDatabase();
  try {
    for (const statement of statements) await database.transaction((tx) => tx.query(statement));
  } finally {
    await database.close();
  }
});

test("the table of settings has every variable, with its default", () => {
  const rows = [...read("docs/settings.md").matchAll(/^\| (`[A-Z][^|]*) \|([^|]*)\|/gm)];
  const listed = rows.flatMap(([, names = "", defaults = ""]) => {
    const values = [...defaults.matchAll(/`([^`]+)`/g)].map(([, value]) => value);
    return [...names.matchAll(/`(\w+)`/g)].map(([, name = ""], at) => [
      name,
      values[at] ?? values[0],
    ]);
  });
  const names = listed.map(([name]) => name);
  expect(names.sort()).toEqual(Object.keys(variableDefaults).sort());
  const wrong = Object.entries(variableDefaults).filter(
    ([name, value]) => value && !listed.some(([at, said]) => at === name && said === value),
  );
  expect(wrong).toEqual([]);
});

test(`README and docs have at most ${maxWords} words`, () => {
  const count = documents
    .map((path) => read(path).trim().split(/\s+/).length)
    .reduce((all, one) => all + one, 0);
  expect(count).toBeLessThanOrEqual(maxWords);
});
