/**
 * Runs on a shop's pages while its owner has visits counted, and on no others: page-start.server.ts. It keeps in memory
 * what this visit looked at and did, and says it once the page is left, in totals that name nobody.
 */
(() => {
  const { backend, key } = document.currentScript.dataset;
  const to = new URL(backend || location.origin);
  const { globalPrivacyControl, doNotTrack } = navigator;
  if (globalPrivacyControl || doNotTrack === "1") return;
  /** Whoever is signed in is no visitor: staff look at their own products all day. */
  const isSignedIn = () => localStorage.getItem(`sb-${to.hostname.split(".")[0]}-auth-token`);
  const productPage =
    /^\/(?:deals\/[a-z-]+|clearance-items|mattress-special|instore-specials)\/([a-z0-9-]+)$/;
  const productAt = (path) => productPage.exec(path.replace(/\/$/, ""))?.[1];
  const storage = { save: "saved.v1", compare: "compare.v1" };
  const listOf = (text) => {
    try {
      return [].concat(JSON.parse(text) ?? []);
    } catch {
      return [];
    }
  };
  const read = (kind) => {
    try {
      return listOf(localStorage.getItem(storage[kind]));
    } catch {
      return [];
    }
  };
  const before = { save: read("save"), compare: read("compare") };
  /** "kind slug" of all that was counted, and what of it waits to be said. */
  const counted = new Set();
  const waiting = { seen: new Map(), searches: new Set() };
  /** The product that was looked at last: what is tapped on other pages is about it. */
  let latest;
  const add = (kind, slug) => {
    if (!slug || counted.has(`${kind} ${slug}`)) return;
    counted.add(`${kind} ${slug}`);
    waiting.seen.set(slug, [...(waiting.seen.get(slug) ?? []), kind]);
  };

  // A person touches, scrolls or types, and stays for a moment; what only loads pages does neither.
  let isPerson = false;
  const touch = (event) => {
    isPerson ||= event.isTrusted && (event.type !== "pointermove" || event.movementX !== 0);
  };
  for (const type of ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"])
    addEventListener(type, touch, { capture: true, passive: true });

  let address;
  let seconds = 0;
  setInterval(() => {
    if (document.hidden) return;
    if (address !== location.href) {
      address = location.href;
      seconds = 0;
    }
    seconds += 1;
    if (!isPerson || seconds < 2) return;
    const slug = productAt(location.pathname);
    if (slug) {
      latest = slug;
      add("view", slug);
    }
    const words = document.querySelector("[data-nothing-found]")?.dataset.nothingFound;
    if (words && !counted.has(words)) {
      counted.add(words);
      // What may be a number or an address of somebody does not even leave the device.
      if (words.length < 60 && !/\d{4}|[@/:]/.test(words)) waiting.searches.add(words);
    }
  }, 1000);

  addEventListener(
    "click",
    ({ target, isTrusted }) => {
      const link = isTrusted && target.closest?.("a[href]");
      if (!link) return;
      const kind = /^tel:/.test(link.href)
        ? "call"
        : /^sms:/.test(link.href)
          ? "text"
          : /^https:\/\/www\.google\.com\/maps\/dir\//.test(link.href) && "directions";
      if (!kind) return;
      const card = link.closest(".product-card")?.querySelector("h2 a, h3 a");
      add(kind, card ? productAt(card.pathname) : productAt(location.pathname) || latest);
    },
    true,
  );
  // What another tab saves is that tab's to say.
  addEventListener("storage", ({ key, oldValue, newValue }) => {
    for (const kind of Object.keys(before))
      if (key === storage[kind]) {
        const old = listOf(oldValue);
        before[kind].push(...listOf(newValue).filter((slug) => !old.includes(slug)));
      }
  });

  const say = () => {
    for (const kind of Object.keys(before))
      for (const slug of read(kind)) if (!before[kind].includes(slug)) add(kind, slug);
    const seen = Object.fromEntries([...waiting.seen].slice(0, 20));
    const searches = [...waiting.searches].slice(0, 5);
    waiting.seen.clear();
    waiting.searches.clear();
    if (!Object.keys(seen).length && !searches.length) return;
    try {
      if (!isPerson || isSignedIn()) return;
      fetch(new URL("/rest/v1/rpc/count_demand", to), {
        method: "POST",
        keepalive: true,
        credentials: "omit",
        referrerPolicy: "no-referrer",
        headers: { "Content-Type": "application/json", apikey: key },
        body: JSON.stringify({ seen, searches }),
      }).catch(() => undefined);
    } catch {
      // Where nothing may be read of storage, nothing is counted.
    }
  };
  document.addEventListener("visibilitychange", () => document.hidden && say());
  addEventListener("pagehide", say);
})();
