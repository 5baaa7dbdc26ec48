/** What two builds of the same shop may differ in without anybody seeing a difference is taken out here. */

/** The text of one exported file as it is compared: undefined for what is compared byte by byte. */
export function comparable(
  path: string,
  text: string,
  { data }: { data: boolean },
): string | undefined {
  if (path.endsWith(".html")) return comparablePage(text, data);
  if (path.endsWith(".data")) return scalars(text);
  if (path === "/_headers") return withoutNames(text).replaceAll(/'sha256-[^']+'/g, "'sha256'");
  if (/\.(json|xml|txt|webmanifest|js)$/.test(path)) return withoutNames(text);
  return undefined;
}

/** Assets are named by their content, and each build has its own time. */
export function withoutNames(text: string): string {
  return text
    .replaceAll(/\/assets\/([\w.-]+?)-[\w-]{7,8}\.(js|css|woff2|svg)/g, "/assets/$1.$2")
    .replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g, "TIME");
}

/** A page's elements, one a line, and then its data. Scripts begin late and are compared by what they do, in the stories. */
function comparablePage(html: string, withData: boolean): string {
  const data: string[] = [];
  const page = withoutNames(html)
    .replaceAll(/<script([^>]*)>(.*?)<\/script>/gs, (_, attributes: string, body: string) => {
      if (attributes.includes("ld+json")) return `<script${attributes}>${body}</script>`;
      const stream = /^\{"context".*?\n(.*)$/s.exec(body)?.[1];
      if (stream && withData) data.push(scalars(stream));
      return "";
    })
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replaceAll(/(?=<[a-z!])/g, "\n");
  return [page, ...data].join("\n");
}

/** Every value of React Router's stream of data, sorted: what a page was told, however it was packed. */
function scalars(stream: string): string {
  const values = stream
    .split("\n")
    .filter((line) => line.startsWith("["))
    .flatMap((line) => JSON.parse(line) as unknown[])
    .filter((value) => typeof value !== "object")
    .map(String);
  return withoutNames([...new Set(values)].sort().join("\n"));
}
