/**
 * A host of static files as Netlify and Cloudflare Pages are: it obeys `_headers` and `_redirects`,
 * answers /deals with deals.html and what it does not know with 404.html. Nothing behind it runs.
 */
import { readFile, stat } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { extname, join } from "node:path";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/vnd.microsoft.icon",
  ".jpg": "image/jpeg",
  ".js": "application/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

export async function openStaticHost(folder: string, port: number) {
  const rules = parseHeaders(await readFile(join(folder, "_headers"), "utf8").catch(() => ""));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    response.setHeaders(headersFor(pathname, rules));
    answer(folder, pathname, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(folder: string, pathname: string, response: ServerResponse) {
  const short = pathname.replace(/(?<=.)(\/|\.html)$/, "");
  if (short !== pathname && (await isFile(join(folder, `${short}.html`)))) {
    return response.writeHead(308, { Location: short }).end();
  }
  const file = await find(folder, pathname);
  if (!file) {
    const page = await readFile(join(folder, "404.html")).catch(() => "Not Found");
    return response.writeHead(404, { "Content-Type": types[".html"] }).end(page);
  }
  const type = types[extname(file)] ?? "application/octet-stream";
  response.writeHead(200, { "Content-Type": type }).end(await readFile(file));
}

async function find(folder: string, pathname: string): Promise<string | undefined> {
  if (pathname === "/_headers" || pathname === "/_redirects") return;
  const names = pathname === "/" ? ["/index.html"] : [pathname, `${pathname}.html`];
  for (const name of names) {
    const file = join(folder, name);
    if (await isFile(file)) return file;
  }
  const target = await redirect(folder, pathname);
  if (target && target !== pathname) return find(folder, target);
}

/** Where a line such as "/products/:slug /products/any 200" has the host look instead. */
async function redirect(folder: string, pathname: string) {
  const text = await readFile(join(folder, "_redirects"), "utf8").catch(() => "");
  for (const line of text.split("\n")) {
    const [from = "", to, status] = line.split(" ");
    if (status !== "200") continue;
    if (new RegExp(`^${from.replaceAll(/:\w+/g, "[^/]+")}$`).test(pathname)) return to;
  }
}

const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

interface Rule {
  path: string;
  headers: [name: string, value: string][];
}

function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split("\n")) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1]!, header[2]!]);
    else if (line.startsWith("/")) rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** What these hosts send by themselves, and what the file says instead of it. */
function headersFor(pathname: string, rules: Rule[]) {
  const headers = new Headers({
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": "public, max-age=0, must-revalidate",
  });
  const said = new Headers();
  for (const { path, headers: lines } of rules) {
    if (matches(path, pathname)) for (const [name, value] of lines) said.append(name, value);
  }
  for (const [name, value] of said) headers.set(name, value);
  return headers;
}

function matches(pattern: string, pathname: string) {
  const [start = "", end] = pattern.split("*");
  return end === undefined
    ? pathname === pattern
    : pathname.startsWith(start) && pathname.slice(start.length).endsWith(end);
}
