/**
 * A page of the back office that opens without a connection: its document and the scripts that it has
 * loaded, which are the same for everybody. public/service-worker.js answers with them.
 */
const cacheName = "back-office-1";

/** Keeps the page that is open, whole, in place of what was kept of it before. */
export async function saveOfflinePage(path: string): Promise<void> {
  const { registerServiceWorker } = await import("./register-service-worker.ts");
  await registerServiceWorker();
  const loaded = new Set(
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && isAsset(pathname))
      .map(({ pathname }) => pathname),
  );
  const page = await fetch(path);
  if (!page.ok) return;
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  // A release that came meanwhile: its scripts are not the ones that were loaded here.
  if (named.some((asset) => asset.endsWith(".js") && !loaded.has(asset))) return;
  const cache = await caches.open(cacheName);
  const wanted = [...new Set([...loaded, ...named])];
  const kept = await Promise.all(wanted.map((asset) => cache.match(asset)));
  await cache.addAll(wanted.filter((_, at) => !kept[at]));
  await cache.put(path, page);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== path && !wanted.includes(pathname)) await cache.delete(url);
  }
}

const isAsset = (path: string) => path.startsWith("/assets/");

/** Where no one who works here is signed in any more. */
export async function removeOfflinePages(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(cacheName).catch(() => undefined);
}
