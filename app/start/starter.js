/**
 * Runs at a page's end: hands over its data, then fetches its scripts after the first paint or at the
 * first touch, whichever is earlier; at once where the address asks for more than the page shows (a
 * filter, an open dialog, a reply from the auth service).
 */
(() => {
  const at = location.pathname;
  const text = document.currentScript.previousElementSibling.textContent;
  const end = text.indexOf("\n");
  const { context, routes, load, also, entry, atOnce } = JSON.parse(text.slice(0, end));
  const { presses } = window;
  let begun = atOnce;

  // Where the page was left, as React Router's <ScrollRestoration> writes and reads it. It's there only once the page
  // has its whole height, so nothing is left for later (frame.css).
  try {
    if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
    const places = JSON.parse(sessionStorage.getItem("react-router-scroll-positions"));
    const place = places[history.state.key];
    if (place >= 0) {
      document.documentElement.dataset.whole = "";
      scrollTo(0, place);
    }
  } catch {}

  // What others put into the page is taken out again while React takes it over, or React would make the page
  // anew; what they wrap themselves around stays where it is. Nobody else changes the page until then.
  const { body } = document;
  const changes = [];
  /** Bars and layers of others, which come back afterwards. */
  const aside = [];
  let rounds = 9;
  const watch = new MutationObserver((found) => {
    changes.push(...found);
    if (presses.restoring && rounds-- > 0) presses.restore();
  });
  watch.observe(body, {
    childList: true,
    subtree: true,
    // With it the texts themselves are watched, too.
    characterDataOldValue: true,
  });
  presses.restore = () => {
    // A field that was moved has lost the focus already.
    const found = document.activeElement || body;
    const field = (found === body && presses.focused) || found;
    const { selectionStart, selectionEnd } = field;
    presses.restoring = true;
    changes.push(...watch.takeRecords());
    for (let change = changes.pop(); change; change = changes.pop()) {
      const { target, addedNodes, removedNodes, nextSibling, oldValue } = change;
      if (oldValue !== null) target.data = oldValue;
      for (const node of addedNodes)
        if (node.parentNode === target) {
          node.remove();
          if (target === body && !removedNodes[0]) aside.unshift([node, nextSibling]);
        }
      for (const node of removedNodes)
        target.insertBefore(
          node,
          nextSibling && nextSibling.parentNode === target ? nextSibling : null,
        );
    }
    watch.takeRecords();
    if (field === document.activeElement || !field.isConnected) return;
    field.focus({ preventScroll: true });
    if (typeof selectionStart === "number") field.setSelectionRange(selectionStart, selectionEnd);
  };
  presses.settle = () => {
    watch.disconnect();
    for (const [node, next] of aside.splice(0)) body.insertBefore(node, next);
  };
  // Later, translators and extensions wrap or replace what React is about to move: that is no reason to fail.
  const childOf = (parent, node) => {
    let child = node;
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child;
  };
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function (node, before) {
    return insertBefore.call(this, node, before && childOf(this, before));
  };
  Node.prototype.removeChild = function (node) {
    const child = childOf(this, node);
    if (child === node || child?.textContent === node.textContent) removeChild.call(this, child);
    else node.remove();
    return node;
  };

  window.__reactRouterContext = context;
  context.stream = new Response(text.slice(end + 1)).body;

  const run = () =>
    setTimeout(() =>
      Promise.all(load.map((href) => import(href)))
        .then((found) => {
          window.__reactRouterRouteModules = Object.fromEntries(
            routes.map((id, at) => [id, found[at]]),
          );
          // Back may be pressed before the router listens: the address is then another page's than the one
          // that stands there, and the router would look for this page's parts under it.
          return at === location.pathname && import(entry);
        })
        .catch(presses.fail),
    );
  const hrefs = [...also, ...load, entry];
  const preload = () => {
    for (const href of hrefs.splice(0))
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
      );
  };
  const start = (pressed) => {
    if (begun) return;
    begun = 1;
    preload();
    // After a press they are fetched at once and run after the frame that shows it: they keep the page busy.
    if (pressed === 1) requestAnimationFrame(run);
    else run();
  };
  presses.wanted = atOnce || location.search;
  presses.start = start;
  addEventListener("popstate", () => {
    // A link to a part of the page has left the focus there.
    presses.focused = undefined;
    at === location.pathname || window.__reactRouterDataRouter || location.reload();
  });
  if (atOnce) return run();
  if (presses.queue[0]) start();
  // A cursor that rests where the page appears sends a `mousemove` too, of no distance: nobody has touched it.
  addEventListener("mousemove", ({ movementX }) => movementX && start());
  if (location.search || location.hash) start();
  else {
    // Whoever comes from another page of ours has most of what is painted, and presses sooner.
    if (document.referrer.startsWith(location.origin)) preload();
    // Only the paint's own entry says that it was, and the first one may be of the empty page.
    new PerformanceObserver((list, seen) => {
      if (!list.getEntriesByName("first-contentful-paint")[0]) return;
      seen.disconnect();
      preload();
      if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 2000 });
      else setTimeout(start, 200);
    }).observe({ type: "paint", buffered: true });
  }
})();
