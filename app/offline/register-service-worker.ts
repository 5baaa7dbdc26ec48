/** What a device visits can be read without a connection from its second page on. See public/service-worker.js. */
export async function registerServiceWorker() {
  const worker = navigator.serviceWorker;
  await worker.register("/service-worker.js");
  if (worker.controller) return;
  const { active } = await worker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage([window.location.href, ...loaded]);
}
