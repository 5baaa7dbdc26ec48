/** A build of the site with ten times the products, in a copy of the project. */
import { cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createSearch } from "#app/search/search.ts";
import type { SearchEntry } from "#app/search/search-entry.ts";
import { root } from "#tools/start/launch.mjs";
import { measureInteractions } from "./interactions.ts";
import { type Cell, figure, median, seconds, section, table } from "./report.ts";
import type { Workspace } from "./workspace.ts";

const copied = [
  "app",
  "shop",
  "content",
  "public",
  "server",
  "tools",
  "lab",
  "package.json",
  "tsconfig.json",
];
const settings = ["vite.config.ts", "react-router.config.ts"];
const linked = ["node_modules"];
const factor = 10;
// For a build of few pages, should the whole one take too long, and for the interactions.
const msForTheRest = 150_000;
const searches = ["sofa", "queen bed", "oak"];

/** The section about the catalog. */
export async function benchCatalog(workspace: Workspace, runs: number): Promise<string> {
  const once = await measure(workspace, "as it is", []);
  const tenfold = await measure(workspace, "ten times", [...tenTimes, ...theSamePictures]);
  const rows: Cell[][] = Object.entries(once.figures).map(([name, before]) => {
    const after = tenfold.figures[name];
    if (after === undefined) return [name, before.words, "not measured", ""];
    return [name, before.words, after.words, (after.value / before.value).toFixed(1)];
  });
  const interactions = await interactionRows(workspace, once.client, tenfold.client, runs);
  return section(
    "A catalog ten times the size",
    "Each product ten times, with a slug and a title of its own and the same picture. Bytes are brotli where nothing else is said; brotli has an easy time with products that repeat, so the pages' own size is shown too. Touches in milliseconds as above, processor slowed four times.",
    table(["what", "as it is", "ten times", "times"], [...rows, ...interactions]),
    ...[once, tenfold].flatMap(({ shortened }) => shortened ?? []),
  );
}

interface Figure {
  value: number;
  words: string;
}

interface Measured {
  /** Where the site was built. */
  client: string;
  figures: Record<string, Figure>;
  /** Says why some figures are not there. */
  shortened?: string;
}

async function measure(
  workspace: Workspace,
  name: string,
  edits: readonly Edit[],
): Promise<Measured> {
  workspace.note(`building the catalog ${name}`);
  const folder = join(workspace.folder, name.replaceAll(" ", "-"));
  const client = join(folder, "build/work/client");
  await copyProject(folder, edits);
  const build = (options?: { timeoutMs?: number; env?: NodeJS.ProcessEnv }) =>
    workspace.run("node", ["tools/build/build.ts"], { cwd: folder, ...options });
  const timeoutMs = Math.round(workspace.msLeft() - msForTheRest);
  const began = performance.now();
  const isBuilt = await build({ timeoutMs }).then(
    () => true,
    (error: { killed?: boolean }) => {
      if (!error.killed) throw error;
      return false;
    },
  );
  if (isBuilt) {
    const built = performance.now() - began;
    const time = { value: built, words: seconds(built) };
    return { client, figures: { "build time": time, ...(await weigh(client)) } };
  }
  const pages = await countPages(client);
  workspace.note("a page of each kind instead");
  await rm(client, { recursive: true });
  await build({ env: { PAGES: "few" } });
  const { pages: _, ...figures } = await weigh(client);
  return {
    client,
    figures,
    shortened: `The build of the catalog ${name} was ended after ${seconds(timeoutMs)}, with ${figure(pages)} pages written and not yet compressed.`,
  };
}

async function countPages(client: string) {
  const names = await readdir(client, { recursive: true });
  return names.filter((name) => name.endsWith(".html")).length;
}

async function copyProject(folder: string, edits: readonly Edit[]) {
  await mkdir(folder);
  for (const name of [...copied, ...settings]) {
    await cp(join(root, name), join(folder, name), { recursive: true });
  }
  for (const name of linked) await symlink(join(root, name), join(folder, name));
  for (const { file, from, to } of edits) {
    const path = join(folder, file);
    const text = await readFile(path, "utf8");
    if (!from.test(text)) throw new Error(`${file} has no ${from} any more`);
    await writeFile(path, text.replace(from, to));
  }
}

interface Edit {
  file: string;
  from: RegExp;
  to: string;
}

const tenTimes: Edit[] = [
  {
    file: "content/sample.ts",
    from: /^export const sample/m,
    to: `const tenTimes = (lists: Snapshot["products"]) =>
      Object.fromEntries(
        Object.entries(lists).map(([name, items]) => [
          name,
          Array.from({ length: ${factor} }, (_, copy) =>
            items.map((item) => copy === 0 ? item : {
              ...item,
              id: \`\${item.id}--\${copy + 1}\`,
              slug: \`\${item.slug}--\${copy + 1}\`,
              title: \`\${item.title} \${copy + 1}\`,
            }),
          ).flat(),
        ]),
      ) as Snapshot["products"];

    export const sample`,
  },
  { file: "content/sample.ts", from: /^ {2}products,$/m, to: "  products: tenTimes(products)," },
];

const theSamePictures: Edit[] = [
  {
    file: "shop/pictures.ts",
    from: /const \{ slug, type \} = product;/,
    to: `const { type } = product;
    const [slug = ""] = product.slug.split("--");`,
  },
];

/** Bytes and numbers of what was built. */
async function weigh(client: string): Promise<Record<string, Figure>> {
  const list = join(client, "deals/bedroom");
  const html = await readFile(`${list}.html`, "utf8");
  const cards = new Set(html.match(/href="\/deals\/bedroom\/[^"]+"/g)).size;
  const entries = JSON.parse(
    await readFile(join(client, "search-index.json"), "utf8"),
  ) as SearchEntry[];
  const bytes = async (path: string): Promise<Figure> => {
    const { size } = await stat(path);
    return { value: size, words: `${figure(size / 1024)} KB` };
  };
  const plain = (value: number): Figure => ({ value, words: figure(value) });
  return {
    pages: plain(await countPages(client)),
    "cards on the bedroom's list": plain(cards),
    "that page": await bytes(`${list}.html.br`),
    "that page, not compressed": await bytes(`${list}.html`),
    "the words its search looks at": await bytes(join(client, "products/words/bedroom.json.br")),
    "search index": await bytes(join(client, "search-index.json.br")),
    "search index, not compressed": await bytes(join(client, "search-index.json")),
    "a search in it, ms": plain(await searchTime(entries)),
  };
}

/** As the browser searches at every letter, on this machine's processor. */
async function searchTime(entries: readonly SearchEntry[]) {
  const search = await createSearch(entries);
  const times = searches.flatMap((words) =>
    Array.from({ length: 10 }, () => {
      const began = performance.now();
      search(words);
      return performance.now() - began;
    }),
  );
  return median(times);
}

async function interactionRows(workspace: Workspace, before: string, after: string, runs: number) {
  workspace.note("interactions");
  const ours = await measureInteractions(workspace, before, runs);
  const tenfold = await measureInteractions(workspace, after, runs);
  return Object.entries(ours).map(([name, ms]): Cell[] => [
    name,
    ms,
    tenfold[name]!,
    (tenfold[name]! / ms).toFixed(1),
  ]);
}
