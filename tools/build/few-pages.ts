import { dirname, extname } from "node:path/posix";

/**
 * One page of every kind, and every page of the back office. `PAGES=few` builds no more: enough for a test that asks how pages are
 * served and not what they say. A route with a loader and without a page would stop the build.
 */
export function fewPages(paths: readonly string[]): string[] {
  const kinds = new Set<string>();
  return paths.filter((path) => {
    // The back office is one route: what is rendered of it is a frame, which costs nothing.
    if (path.startsWith("/admin/")) return true;
    const kind = dirname(path) === "/" ? path : `${dirname(path)}/*${extname(path)}`;
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
}
