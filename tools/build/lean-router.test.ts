import { parseAst } from "vite";
import { expect, test } from "vitest";
import { leanRouter } from "./lean-router.ts";

const at = (file: string) => `/node_modules/react-router/dist/production/lib/${file}`;

function build(files: Record<string, string>) {
  const { transform, buildEnd } = leanRouter() as unknown as {
    transform(this: object, code: string, id: string): string | undefined;
    buildEnd(this: object): void;
  };
  const errors: string[] = [];
  const context = { parse: parseAst, error: (message: string) => errors.push(message) };
  const written = Object.entries(files).map(([id, code]) => transform.call(context, code, id));
  buildEnd.call(context);
  return { written, errors: errors.join() };
}

test("what the site cannot use loses its body, and nothing else does", () => {
  const { written } = build({
    [at("hooks.js")]:
      'function RSCErrorHandler({ children }) { invariant(children, "none"); return digest(children); }\nfunction useRoute() { return 1; }',
  });
  expect(written).toEqual([
    "function RSCErrorHandler({ children }) { return children; }\nfunction useRoute() { return 1; }",
  ]);
});

test("words for programmers go, what they check stays", () => {
  const { written } = build({
    [at("context.js")]: 'invariant(isInside(), "useHref() may be used only inside");warning(a, b);',
  });
  expect(written).toEqual(['invariant(isInside(), "");void 0;']);
});

test("other modules stay as they are", () => {
  expect(build({ "/app/hooks.js": 'invariant(a, "b")' }).written).toEqual([undefined]);
});

test("a name that is gone from the library stops the build", () => {
  expect(build({ [at("hooks.js")]: "function RSCHandler() {}" }).errors).toContain(
    "RSCErrorHandler in hooks.js",
  );
});
