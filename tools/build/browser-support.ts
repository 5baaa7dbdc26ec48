/** What scripts and styles ask of a browser that the oldest ones of the shop's visitors do not have. */
import bcd, { type CompatStatement, type Identifier } from "@mdn/browser-compat-data/forLegacyNode";
import postcss, { type AtRule, type ChildNode, type Container, type Document } from "postcss";
import { type ESTree, parseSync, transformWithOxc, Visitor } from "vite";
import { own } from "#shop/own.ts";
import { browserTargets } from "./browser-targets.ts";

/** The oldest versions that everything has to work in, by the names of MDN's data. */
const oldest = [
  ["safari_ios", 16],
  ["firefox", 140],
] as const;

/** Where a page's own code may call methods of: with all of MDN's, every second name would be some method's. */
const interfaces = [
  "AbortSignal Animation Blob CSS Cache CacheStorage Clipboard Crypto DOMTokenList Document Element Event EventTarget",
  "File FormData HTMLDialogElement HTMLElement HTMLFormElement HTMLInputElement HTMLMediaElement Headers History",
  "IDBFactory IntersectionObserver Location MediaDevices MediaQueryList Navigator Node Performance Range ReadableStream Request",
  "Response Selection ServiceWorkerContainer ShadowRoot SubtleCrypto URL URLSearchParams Window",
].flatMap((line) => line.split(" "));

/** The browsers that lack something. */
function lacking({ support }: CompatStatement): string[] {
  return oldest.flatMap(([browser, version]) => {
    const statements = [support[browser] ?? []].flat();
    const has = statements.some(
      ({ version_added: added, version_removed, flags, alternative_name }) =>
        typeof added === "string" &&
        Number.parseFloat(added.replace("≤", "")) <= version &&
        !(version_removed || flags || alternative_name),
    );
    return has ? [] : [browser];
  });
}

type Names = Map<string, readonly string[]>;

/** Something of this name is lacking only where everything of this name is. */
function learn(names: Names, name: string, statement: CompatStatement | undefined) {
  if (!statement) return;
  const known = names.get(name);
  const found = lacking(statement);
  names.set(name, known ? known.filter((browser) => found.includes(browser)) : found);
}

const entries = (node: Identifier | undefined) =>
  Object.entries(node ?? {}).filter(
    (entry): entry is [string, Identifier] => entry[0] !== "__compat",
  );

/** What can be called on a value, whatever it is; and `Object.groupBy` and the like, with their owners. */
function learnApis() {
  const { builtins = {} } = bcd.javascript;
  const methods: Names = new Map();
  const statics: Names = new Map();
  const owners = [
    ...entries(builtins as unknown as Identifier),
    ...entries(bcd.api as unknown as Identifier),
  ];
  for (const [owner, node] of owners) {
    learn(statics, owner, node.__compat);
    const isBuiltin = Object.hasOwn(builtins, owner);
    for (const [name, member] of entries(node)) {
      if (name.endsWith("_static")) {
        learn(statics, `${owner}.${name.slice(0, -"_static".length)}`, member.__compat);
      } else if (isBuiltin || interfaces.includes(owner)) {
        learn(methods, name, member.__compat);
      }
    }
  }
  return { methods, statics };
}

const apis = learnApis();

/** What a script asks for that a browser of `oldest` lacks: syntax, globals, their members, and methods. */
export async function newerThanBrowsers(name: string, code: string): Promise<string[]> {
  const found = new Set<string>();
  const note = (names: Names, what: string) => {
    const browsers = names.get(what) ?? [];
    if (browsers.length > 0) found.add(what);
  };
  const { program } = parseSync(name, code);
  // What is asked for in a `try` may fail: a library finds out so.
  const tried: ESTree.BlockStatement[] = [];
  // Of a literal that is too new, the build makes a call that fails when it runs.
  const readPattern = ({
    callee,
    arguments: [pattern, flags],
  }: ESTree.CallExpression | ESTree.NewExpression) => {
    if (callee.type !== "Identifier" || callee.name !== "RegExp" || !pattern) return;
    if (tried.some(({ start, end }) => start < pattern.start && pattern.end < end)) return;
    if (/\(\?<[=!]/.test(code.slice(pattern.start, pattern.end))) found.add("lookbehind");
    if (flags && /^["'`]\w*v\w*.$/.test(code.slice(flags.start, flags.end))) found.add("flag v");
  };
  new Visitor({
    TryStatement({ block, handler }) {
      if (handler) tried.push(block);
    },
    CallExpression(node) {
      if (isMember(node.callee)) note(apis.methods, node.callee.property.name);
      readPattern(node);
    },
    MemberExpression(node) {
      if (isMember(node) && node.object.type === "Identifier") {
        note(apis.statics, `${node.object.name}.${node.property.name}`);
      }
    },
    NewExpression(node) {
      const { callee } = node;
      readPattern(node);
      // Shorter ones are the minifier's.
      if (callee.type === "Identifier" && callee.name.length > 3) note(apis.statics, callee.name);
    },
  }).visit(program);
  const [asItIs, lowered] = await Promise.all(
    ["esnext", browserTargets].map((target) =>
      transformWithOxc(code, name, { target, sourcemap: false }),
    ),
  );
  if (asItIs!.code !== lowered!.code) {
    const at = [...asItIs!.code].findIndex((letter, index) => letter !== lowered!.code[index]);
    found.add(`syntax: ${asItIs!.code.slice(at - 20, at + 40)}`);
  }
  return [...found];
}

const isMember = (
  node: ESTree.Node,
): node is ESTree.MemberExpression & { property: ESTree.IdentifierName } =>
  node.type === "MemberExpression" && !node.computed && node.property.type === "Identifier";

/** What a style sheet asks for outside of `@supports` that a browser of `oldest` lacks. */
export function newerStyles(css: string): string[] {
  const found = new Set<string>();
  const { properties, selectors, types, "at-rules": atRules } = bcd.css;
  const note = (what: string, node: Identifier | undefined) => {
    if (node?.__compat && lacking(node.__compat).length > 0) found.add(what);
  };
  const functions = new Map<string, Identifier>();
  const collect = (node: Identifier) => {
    for (const [name, one] of entries(node)) {
      if (!functions.has(name)) functions.set(name, one);
      collect(one);
    }
  };
  collect(types as unknown as Identifier);
  postcss.parse(css).walk((node) => {
    if (isAskedFirst(node)) return;
    if (node.type === "decl" && !node.prop.startsWith("--")) {
      const property = own(properties ?? {}, node.prop);
      note(node.prop, property);
      for (const word of wordsOf(node.value))
        note(`${node.prop}: ${word}`, own(property ?? {}, word));
    }
    if (node.type === "decl") {
      for (const [, name = ""] of node.value.matchAll(/([a-z][a-z-]+)\(/g))
        note(`${name}()`, functions.get(name));
    }
    if (node.type === "rule") {
      // Lists in :is() and :where() leave out what a browser does not know.
      const strict = node.selector.replace(/:(is|where)\([^()]*\)/g, "");
      for (const [, name = ""] of strict.matchAll(/(?<!\\):{1,2}([a-z][a-z-]+)/g))
        note(`:${name}`, own(selectors ?? {}, name));
      if (node.parent?.type === "rule") note("nesting", selectors?.nesting);
    }
    if (node.type === "atrule") {
      note(`@${node.name}`, own(atRules ?? {}, node.name));
      if (node.name !== "media") return;
      for (const word of wordsOf(node.params))
        note(`@media ${word}`, own(atRules?.media ?? {}, word));
      if (/[<>]/.test(node.params)) note("@media ranges", atRules?.media?.range_syntax);
    }
  });
  return [...found];
}

const wordsOf = (text: string) => text.match(/[a-z][a-z-]+/g) ?? [];

function isAskedFirst(node: ChildNode): boolean {
  let around: Container | Document | undefined = node.parent;
  while (around) {
    const name = around.type === "atrule" ? (around as AtRule).name : "";
    // The second is left out whole by a browser that does not know it.
    if (name === "supports" || name === "starting-style") return true;
    around = around.parent;
  }
  return false;
}
