/**
 * Late start of a prerendered page: its text, style and pictures come first, its scripts after the
 * first paint or at the first touch, whichever is earlier; at once where the address asks for more
 * than the prerendered page shows (a filter, an open dialog, a reply from the auth service). What can
 * be clicked before that is a link or a native control. See docs/decisions/0001-late-hydration.md.
 */
export function startLate(html: string, page: string) {
  const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
  const modules = [...html.matchAll(preload)].map(([, href]) => href);
  const script =
    /<script type="module" async="">((?:import [^;]+;\s*)+)window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);<\/script>/;
  const found = html.match(script);
  if (!found || modules.length === 0) {
    throw new Error(
      `${page}: React Router's start script is not where scripts/start-late.ts looks for it. Has its markup changed?`,
    );
  }
  const [, imports, routeModules, entry] = found;
  const loads: string[] = [];
  const names: string[] = [];
  for (const [, name, href] of imports!.matchAll(/import (?:\* as (\w+) from )?"([^"]+)";/g)) {
    loads.push(`import("${href}")`);
    names.push(name ?? "");
  }
  const starter = `(()=>{let begun;const start=()=>{if(begun)return;begun=1;for(const href of ${JSON.stringify(modules)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}Promise.all([${loads}]).then(([${names}])=>{window.__reactRouterRouteModules=${routeModules};import("${entry}")})};for(const type of["pointerdown","touchstart","keydown","mouseover"])addEventListener(type,start,{once:true,passive:true});const idle=window.requestIdleCallback||(run=>setTimeout(run,200));const late=()=>requestAnimationFrame(()=>idle(start,{timeout:2000}));location.search||location.hash?start():document.readyState==="complete"?late():addEventListener("load",late,{once:true})})()`;
  return html.replace(preload, "").replace(script, () => `<script>${starter}</script>`);
}
