/**
 * `npm run words [pattern]` prints every text in the code that a person may read, each with its place: what
 * stands between tags, in strings, in SQL and in what commands print. `pattern` is a regular expression that a
 * text must match.
 */

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Node, SyntaxKind } from "typescript/unstable/ast";
import { isJsxAttribute } from "typescript/unstable/ast/is";
import { API } from "typescript/unstable/sync";

const root = join(import.meta.dirname, "../..");
const isTest = /\.test\.tsx?$|\/test(ing|s)[./]|\.generated\.ts$/;
const pattern = new RegExp(process.argv[2] ?? "", "i");

/** Two words, and neither a list of classes nor of words that a search knows. */
const isProse = (text: string) =>
  /[a-z’']{2,}[,.;:]? +[\w“$]/.test(text) && !/^[^A-Z.?!,’]*$/.test(text);

function say(place: string, text: string) {
  const line = text.replace(/\s+/g, " ").trim();
  if (isProse(line) && pattern.test(line)) console.log(`${place}\t${line}`);
}

const shown = new Set<SyntaxKind>([
  SyntaxKind.JsxText,
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateExpression,
]);

const api = new API({ cwd: root });
const { program } = api
  .updateSnapshot({ openProject: join(root, "tsconfig.json") })
  .getProjects()[0]!;
for (const path of program.getSourceFileNames()) {
  const name = path.slice(root.length + 1);
  if (!/^(app|shop|server|content|tools\/(data|deploy))\//.test(name) || isTest.test(name))
    continue;
  const source = program.getSourceFile(path)!;
  const visit = (node: Node) => {
    if (
      isJsxAttribute(node) &&
      source.text.slice(node.pos, node.end).trim().startsWith("className")
    )
      return;
    if (shown.has(node.kind)) {
      const text = source.text.slice(node.pos, node.end).trimStart();
      const line = source.text.slice(0, node.end - text.length).split("\n").length;
      say(`${name}:${line}`, text.replace(/^["'`]|["'`]$/g, ""));
    } else node.forEachChild(visit);
  };
  visit(source);
}
api.close();

/** Says what stands between a file's quotes, which `quoted` finds. */
function sayQuoted(name: string, comment: RegExp, quoted: RegExp) {
  readFileSync(join(root, name), "utf8")
    .split("\n")
    .forEach((line, at) => {
      for (const [text] of line.replace(comment, "").matchAll(quoted)) {
        say(`${name}:${at + 1}`, text.slice(1, -1).replaceAll("''", "'"));
      }
    });
}

for (const name of globSync("tools/start/*.mjs", { cwd: root }).sort()) {
  sayQuoted(name, /^\s*(?:\/\/|\/?\*).*/, /"[^"]*"|`[^`]*`/g);
}
for (const name of globSync("supabase/schemas/*.sql", { cwd: root }).sort()) {
  sayQuoted(name, /--.*/, /'(?:[^']|'')*'/g);
}
