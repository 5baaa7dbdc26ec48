/**
 * Keeps what was visited readable without a connection: pages as they were last seen, and files whose
 * names change with their contents. Pages come from the network first, so nobody sees an old price
 * while there is one. Nothing of the backend or of accounts is kept, and of the admin area nothing but
 * the empty page on which a closeout is added, where somebody works with it. Notifications for those who
 * work in the shop come here, too.
 * The page's side is app/offline/.
 */
const pages = "pages-1";
const files = "files-1";
/** Filled and emptied by app/offline/offline-page.ts. */
const backOffice = "back-office-1";
/** The most that is kept of each; the oldest go first. */
const most = { [pages]: 150, [files]: 500, [backOffice]: Number.POSITIVE_INFINITY };
/** A line that is there and brings nothing. */
const patienceMs = 4_000;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(begin()));
addEventListener("message", ({ data }) => {
  for (const address of data) void keep(new Request(address)).catch(() => undefined);
});
addEventListener("fetch", (event) => {
  const cache = cacheOf(event.request);
  if (cache === files) event.respondWith(fromCache(event.request));
  if (cache === pages || cache === backOffice) event.respondWith(fromNetwork(event, cache));
  if (!cache && event.request.mode === "navigate") event.respondWith(ask(event));
});

addEventListener("push", (event) => event.waitUntil(show(event.data)));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** What the shop's server says to people who work there: server/messages/push/lead-alerts.ts. */
async function show(data) {
  const { title, body, url, tag } = data.json();
  const icon = "/icon-192.png";
  await registration.showNotification(title, { body, tag, icon, badge: icon, data: url });
}

/** In the tab that shows the back office, or in a new one. Only tabs that are this worker's can be moved. */
async function open(url) {
  const address = new URL(url, location.origin).href;
  const tabs = await clients.matchAll({ type: "window" });
  const tab = tabs.find((one) => new URL(one.url).pathname.startsWith("/admin"));
  if (!tab) return clients.openWindow(address);
  await tab.focus();
  return tab.navigate(address).catch(() => clients.openWindow(address));
}

async function begin() {
  // The page is asked for while this worker wakes up.
  await registration.navigationPreload?.enable();
  await clients.claim();
  for (const name of await caches.keys()) if (!(name in most)) await caches.delete(name);
}

/** Where a request's answer is kept, if it is. */
function cacheOf({ method, url, mode }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return undefined;
  if (/^\/(assets|pictures)\//.test(pathname)) return files;
  if (pathname === "/admin/add" && mode === "navigate") return backOffice;
  if (/^\/(admin|auth|account|rest|dev|texts)(\/|\.|$)/.test(pathname)) return undefined;
  const isFact = /\.data$|^\/(products\/.*|delivery)\.json$/.test(pathname);
  return mode === "navigate" || isFact ? pages : undefined;
}

/** A filter or an opened dialog is the same page. */
const keyOf = ({ url }) => new URL(url).pathname;

/** What was kept; nothing where the browser cannot read it, so that the shop is asked. */
const find = (request, options) => caches.match(keyOf(request), options).catch(() => undefined);

async function fromCache(request) {
  return (await find(request)) ?? store(files, request, await fetch(request));
}

/**
 * A page that the browser may have asked for already, while this worker woke up: asked for twice, a mail's
 * link, which works once, would be used up.
 */
async function ask({ request, preloadResponse }) {
  return (await preloadResponse) ?? fetch(request);
}

/** The shop's answer, or what was kept where it has none: the line is down, the server fails, or it takes too long. */
async function fromNetwork(event, name) {
  const { request } = event;
  const answer = ask(event).then((found) =>
    name === pages ? store(pages, request, found) : found,
  );
  const kept = await find(request, { cacheName: name });
  if (!kept) return answer;
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs, kept));
  const whole = answer.then((found) => (found.status < 500 ? found : kept));
  return Promise.race([whole.catch(() => kept), patience]);
}

/** What a page had loaded before this worker was there. */
async function keep(request) {
  const cache = cacheOf({ method: "GET", url: request.url, mode: "navigate" });
  if (!cache || cache === backOffice || (await find(request))) return;
  store(cache, request, await fetch(request));
}

function store(name, request, response) {
  if (response.status === 200 && !response.redirected) {
    const copy = response.clone();
    caches
      .open(name)
      .then(async (cache) => {
        await cache.put(keyOf(request), copy);
        const keys = await cache.keys();
        for (const key of keys.slice(0, Math.max(0, keys.length - most[name]))) await cache.delete(key);
      })
      // There is no room, or none may be used: the page has its answer.
      .catch(() => undefined);
  }
  return response;
}
