/**
 * Late start of a prerendered page: its text, style and pictures come first, its scripts after the
 * first paint or at the first touch, whichever is earlier; at once where the address asks for more
 * than the prerendered page shows (a filter, an open dialog, a reply from the auth service). What can
 * be clicked before that is a link or a native control. See docs/decisions/0001-late-hydration.md.
 *
 * What differs between pages stands in an attribute, so that one Content-Security-Policy names the
 * scripts of them all. See docs/decisions/0005-one-policy-for-every-page.md.
 */
export function startLate(html: string, page: string, { atOnce = false } = {}) {
  const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
  const modules = [...html.matchAll(preload)].map(([, href]) => href);
  const script =
    /<script type="module" async="">((?:import [^;]+;\s*)+)window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);<\/script>/;
  const found = html.match(script);
  if (!found || modules.length === 0) throw changed(page, "start script");
  const [, imports, routeModules, entry] = found;
  const load: string[] = [];
  const names = new Map<string, number>();
  for (const [, name, href] of imports!.matchAll(/import (?:\* as (\w+) from )?"([^"]+)";/g)) {
    if (name) names.set(name, load.length);
    load.push(href!);
  }
  const routes = routeModules!.replace(/:(\w+)/g, (_, name) => `:${names.get(name)}`);
  const start = JSON.stringify({
    preload: atOnce ? [] : modules,
    load,
    routes: JSON.parse(routes),
    entry,
    atOnce,
  });
  return (atOnce ? html : html.replace(preload, "")).replace(
    script,
    () => `<script data-start='${attribute(start)}'>${starter}</script>`,
  );
}

// How React streams a page's data at its end, around the script that hands it over.
const stream = new RegExp(
  [
    /<!--\$\?--><template id="B:0"><\/template><!--\/\$-->/,
    /<script id="_R_">.*?<\/script>/,
    /<div hidden id="S:0">/,
    /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/,
    /<!--\$\?--><template id="B:1"><\/template><!--\/\$--><\/div>/,
    /<script>\$RB=.*?\$RC\("B:0","S:0"\)<\/script>/,
    /<div hidden id="S:1">/,
    /<script>window\.__reactRouterContext\.streamController\.close\(\);<\/script><\/div>/,
    /<script>\$RC\("B:1","S:1"\)<\/script>/,
  ]
    .map(({ source }) => source)
    .join(""),
  "s",
);

/**
 * Moves the page's data out of its inline script, where it would give each page a hash of its own, and
 * out of the boundaries in which React streams it: the page is whole, nothing comes later.
 */
export function holdData(html: string, page: string) {
  const data = html.match(stream)?.[1];
  if (data === undefined) throw changed(page, "data");
  const script = `<script data-chunk='${attribute(JSON.parse(data))}'>${receiver}</script>`;
  return html.replace(stream, () => script);
}

// A cursor that rests where the page appears sends a `mousemove` too, of no distance: nobody has touched it.
// `load` may come before anything is painted: only the paint's own entry says that it was,
// and the first one may be of the empty page.
// Back may be pressed before the router listens: the address is then another page's than the one
// that stands there, and the router would look for this page's parts under it.
const starter = `(()=>{const{preload,load,routes,entry,atOnce}=JSON.parse(document.currentScript.dataset.start),at=location.pathname;addEventListener("popstate",()=>at===location.pathname||window.__reactRouterDataRouter||location.reload());let begun;const start=()=>{if(begun)return;begun=1;for(const href of preload){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}setTimeout(()=>Promise.all(load.map(href=>import(href))).then(found=>{window.__reactRouterRouteModules=Object.fromEntries(Object.entries(routes).map(([id,at])=>[id,found[at]]));at===location.pathname&&import(entry)}))};if(atOnce)return start();for(const type of["pointerdown","touchstart","keydown"])addEventListener(type,start,{passive:true});addEventListener("mousemove",({movementX})=>movementX&&start());const idle=window.requestIdleCallback||(run=>setTimeout(run,200));const late=()=>new PerformanceObserver((list,seen)=>{list.getEntriesByName("first-contentful-paint")[0]&&(seen.disconnect(),idle(start,{timeout:2000}))}).observe({type:"paint",buffered:true});location.search||location.hash?start():document.readyState==="complete"?late():addEventListener("load",late,{once:true})})()`;

const receiver =
  "{const{streamController}=window.__reactRouterContext;streamController.enqueue(document.currentScript.dataset.chunk);streamController.close()}";

function attribute(text: string) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("'", "&#39;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

function changed(page: string, what: string) {
  return new Error(
    `${page}: React Router's ${what} is not where tools/build/start-late.ts looks for it. Has its markup changed?`,
  );
}
