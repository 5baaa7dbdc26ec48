import { join } from "node:path";
import { type Node, SyntaxKind } from "typescript/unstable/ast";
import {
  isAsExpression,
  isBinaryExpression,
  isDeleteExpression,
  isElementAccessExpression,
  isNonNullExpression,
  isStringLiteral,
} from "typescript/unstable/ast/is";
import { API, type Checker } from "typescript/unstable/sync";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const examples = "tools/test/testing/lookups.ts";

/**
 * Every object also answers for "constructor" and "__proto__": one such word in a row, a request or an
 * address breaks what asks an object for it. A `Map`, `own()` and `Object.hasOwn` answer for no such word.
 */
test("no object is asked for what stands under any text", () => {
  const api = new API({ cwd: root });
  const openProject = join(root, "tsconfig.json");
  const { program, checker } = api.updateSnapshot({ openProject }).getProjects()[0]!;
  const linesOf = (name: string) => {
    const source = program.getSourceFile(join(root, name))!;
    const wrong = [...nodesOf(source)].filter((node) => isWrong(node, checker));
    return new Set(wrong.map(({ end }) => lineAt(source.text, end)));
  };
  expect([...linesOf(examples)]).toEqual(
    shownAsWrong(program.getSourceFile(join(root, examples))!.text),
  );
  const names = program.getSourceFileNames().map((path) => path.slice(root.length + 1));
  const lines = names
    .filter((name) => /^(app|shop|server|content|tools)\//.test(name) && !isHelper.test(name))
    .flatMap((name) => [...linesOf(name)].map((line) => `${name}: ${line}`));
  expect(lines).toEqual([]);
  api.close();
});

/** Tests and what they share choose their own keys; `own()` itself has looked. */
const isHelper = /\.test\.tsx?$|\/testing(\/|\.ts$)|\.generated\.ts$|^shop\/own\.ts$/;

/** The lines of the examples under "wrong". */
const shownAsWrong = (text: string) =>
  (/wrong = \[\n(.*?)\n\];/s.exec(text)?.[1] ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !line.startsWith("//"));

function isWrong(node: Node, checker: Checker): boolean {
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) {
    return !isStringLiteral(node.left);
  }
  if (!isElementAccessExpression(node) || isDeleteExpression(node.parent)) return false;
  const key = checker.getTypeAtLocation(uncast(node.argumentExpression));
  if (!key || key.isErrorType() || !checker.isTypeAssignableTo(checker.getStringType(), key)) {
    return false;
  }
  const object = checker.getNonNullableType(checker.getTypeAtLocation(node.expression)!);
  return !object || !checker.isArrayLikeType(object);
}

/** What is said of a type is no proof. */
function uncast(node: Node): Node {
  return isAsExpression(node) || isNonNullExpression(node) ? uncast(node.expression) : node;
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* nodesOf(child);
}

const lineAt = (text: string, end: number) =>
  text.slice(text.lastIndexOf("\n", end - 1) + 1, text.indexOf("\n", end)).trim();
