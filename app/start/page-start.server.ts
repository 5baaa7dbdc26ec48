import type { EntryContext } from "react-router";
import type { ShopFacts } from "#app/catalog/shop-facts.ts";
import { escapeHtml } from "#app/lib/escape-html.ts";

// Forms, tables and what lies on the device: these are of no use until their scripts run.
const interactive = /^\/(auth|account|admin|checkout|compare|saved)(\/|$)/;

/** Works out how a page starts from what React Router rendered it with, as HTML; throws when that has changed. */
export function pageStart(context: EntryContext, data: string, path: string): string {
  const { manifest, serverHandoffString, staticHandlerContext } = context;
  const { entry, routes, url } = manifest;
  if (!serverHandoffString || !data) throw new Error(`${path}: React Router hands nothing over.`);
  const matched = staticHandlerContext.matches.map(({ route }) => {
    const found = routes[route.id];
    if (!found) throw new Error(`${path}: the manifest does not know the route ${route.id}.`);
    // As `splitRouteModules: false` in react-router.config.ts has it: such parts would be lost here.
    if (found.clientLoaderModule || found.clientActionModule || found.hydrateFallbackModule) {
      throw new Error(`${path}: the route ${route.id} is split into several modules.`);
    }
    return found;
  });
  const load = [...matched.map(({ module }) => module), url];
  const imported = [...entry.imports, ...matched.flatMap(({ imports = [] }) => imports)];
  const start = {
    /** React Router's own settings, for `window.__reactRouterContext`. */
    context: JSON.parse(serverHandoffString),
    routes: matched.map(({ id }) => id),
    /** The routes' modules in their order, then the manifest. */
    load,
    /** What these import; they are fetched side by side. */
    also: [...new Set(imported)].filter((href) => !load.includes(href)),
    entry: entry.module,
    /** Nothing of the page is of use until its scripts run. */
    atOnce: interactive.test(path),
  };
  const ahead = start.atOnce ? [...start.also, ...load, start.entry] : [];
  // No tag can begin in it.
  const text = `${JSON.stringify(start)}\n${data}`.replaceAll("<", "\\u003c");
  return [
    pressNote(staticHandlerContext.loaderData.root?.shop),
    ...ahead.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="application/json">${text}</script>`,
    `<script>${starter}</script>`,
  ].join("");
}

/** Shown by press-recorder.ts where the scripts do not come: whom to call, and how to try again. */
function pressNote({ phone }: ShopFacts): string {
  const link = "font-semibold text-white underline";
  return `<p id="press-note" role="alert" hidden class="fixed right-4 bottom-4 z-60 rounded-lg bg-tag-fill p-4 text-white">The page does not answer. <a href="${escapeHtml(phone.href)}" class="${link}">Call ${escapeHtml(phone.label)}</a> or <a href="" class="${link}">try again</a>.</p>`;
}

/**
 * Runs at a page's end: hands over its data, then fetches its scripts after the first paint or at the
 * first touch, whichever is earlier; at once where the address asks for more than the page shows (a
 * filter, an open dialog, a reply from the auth service).
 */
// After a press they are fetched at once and run a little later, so that the press is seen before they
// keep the page busy.
// A cursor that rests where the page appears sends a `mousemove` too, of no distance: nobody has touched it.
// `load` may come before anything is painted: only the paint's own entry says that it was,
// and the first one may be of the empty page.
// Back may be pressed before the router listens: the address is then another page's than the one
// that stands there, and the router would look for this page's parts under it.
const starter = `(()=>{const d=document,w=window,l=location,at=l.pathname,text=d.currentScript.previousElementSibling.textContent,end=text.indexOf("\\n"),{context,routes,load,also,entry,atOnce}=JSON.parse(text.slice(0,end));w.__reactRouterContext=context;context.stream=new Response(text.slice(end+1)).body;let begun=atOnce;const p=w.presses,run=after=>setTimeout(()=>Promise.all(load.map(href=>import(href))).then(found=>{w.__reactRouterRouteModules=Object.fromEntries(routes.map((id,n)=>[id,found[n]]));return at===l.pathname&&import(entry)}).catch(p.fail),after),start=pressed=>{if(begun)return;begun=1;for(const href of[...also,...load,entry])d.head.append(Object.assign(d.createElement("link"),{rel:"modulepreload",href}));run(pressed===1?150:0)};p.wanted=atOnce||l.search;p.start=start;addEventListener("popstate",()=>at===l.pathname||w.__reactRouterDataRouter||l.reload());if(atOnce)return run();p.queue[0]&&start();addEventListener("mousemove",({movementX})=>movementX&&start());const late=()=>new PerformanceObserver((list,seen)=>{list.getEntriesByName("first-contentful-paint")[0]&&(seen.disconnect(),w.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200))}).observe({type:"paint",buffered:true});l.search||l.hash?start():d.readyState==="complete"?late():addEventListener("load",late,{once:true})})()`;
