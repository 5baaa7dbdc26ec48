import { join } from "node:path";
import { type ElementAccessExpression, type Node, SyntaxKind } from "typescript/unstable/ast";
import {
  isAsExpression,
  isBinaryExpression,
  isDeleteExpression,
  isElementAccessExpression,
  isNonNullExpression,
  isNumericLiteral,
  isStringLiteral,
} from "typescript/unstable/ast/is";
import { API, type Checker, type Type } from "typescript/unstable/sync";
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
    return new Set(wrongIn(source, checker).map(({ end }) => lineAt(source.text, end)));
  };
  const shown = shownAsWrong(program.getSourceFile(join(root, examples))!.text);
  expect(linesOf(examples)).toEqual(new Set(shown));
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

/** The places of a file where an object is asked for any text: what stands left of `in`, or in brackets. */
function wrongIn(source: Node, checker: Checker): Node[] {
  const wrong: Node[] = [];
  const accesses: ElementAccessExpression[] = [];
  const visit = (node: Node): void => {
    if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) {
      if (!isStringLiteral(node.left)) wrong.push(node);
    } else if (isElementAccessExpression(node) && !isDeleteExpression(node.parent)) {
      const key = node.argumentExpression;
      if (!isStringLiteral(key) && !isNumericLiteral(key)) accesses.push(node);
    }
    node.forEachChild(visit);
  };
  visit(source);
  if (accesses.length === 0) return wrong;
  const keys = checker.getTypeAtLocation(accesses.map((node) => uncast(node.argumentExpression)));
  const open = accesses.filter((_, at) => takesAnyText(keys[at], checker));
  return [...wrong, ...open.filter((node) => !isOfList(node, checker))];
}

function takesAnyText(key: Type | undefined, checker: Checker): boolean {
  if (!key || key.isErrorType() || key === checker.getNumberType()) return false;
  return checker.isTypeAssignableTo(checker.getStringType(), key);
}

function isOfList({ expression }: ElementAccessExpression, checker: Checker): boolean {
  const object = checker.getNonNullableType(checker.getTypeAtLocation(expression)!);
  return !!object && checker.isArrayLikeType(object);
}

/** What is said of a type is no proof. */
function uncast(node: Node): Node {
  return isAsExpression(node) || isNonNullExpression(node) ? uncast(node.expression) : node;
}

const lineAt = (text: string, end: number) =>
  text.slice(text.lastIndexOf("\n", end - 1) + 1, text.indexOf("\n", end)).trim();
