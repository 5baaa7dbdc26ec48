import type { EntryContext } from "react-router";
import countVisit from "#app/demand/count-visit.js?url";
import { settings } from "#app/lib/backend.ts";
import type { ShopFacts } from "#app/site/shop-facts.ts";
import { escapeHtml } from "#shop/html.ts";
import { own } from "#shop/own.ts";
import starter from "./starter.js?raw";

// Forms, tables and what lies on the device: these are of no use until their scripts run.
const interactive = /^\/(auth|account|admin|checkout|compare|saved)(\/|$)/;

// Pages that no visitor's interest shows on.
const uncounted = /^\/(auth|account|admin)(\/|$)/;

/**
 * Works out how a page starts from what React Router rendered it with, as HTML; throws when that has changed.
 * Where visits are counted, it brings the script that does, and nothing of it otherwise.
 */
export function pageStart(context: EntryContext, data: string, path: string): string {
  const { manifest, serverHandoffString, staticHandlerContext } = context;
  const { entry, routes, url } = manifest;
  if (!serverHandoffString || !data) throw new Error(`${path}: React Router hands nothing over.`);
  const matched = staticHandlerContext.matches.map(({ route }) => {
    const found = own(routes, route.id);
    if (!found) throw new Error(`${path}: the manifest does not know the route ${route.id}.`);
    // As `splitRouteModules: false` in react-router.config.ts has it: such parts would be lost here.
    if (found.clientLoaderModule || found.clientActionModule || found.hydrateFallbackModule) {
      throw new Error(`${path}: the route ${route.id} is split into several modules.`);
    }
    return found;
  });
  const load = [...matched.map(({ module }) => module), url];
  // The framework, last of what the entry imports, takes longest and is asked for first.
  const imported = [
    ...entry.imports.toReversed(),
    ...matched.flatMap(({ imports = [] }) => imports),
  ];
  const start = {
    /** React Router's own settings, for `window.__reactRouterContext`. */
    context: JSON.parse(serverHandoffString, withoutIdleFlags),
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
  const shop: ShopFacts = staticHandlerContext.loaderData.root?.shop;
  // No tag can begin in it.
  const text = `${JSON.stringify(start)}\n${data}`.replaceAll("<", "\\u003c");
  return [
    pressNote(shop),
    ...ahead.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="application/json">${text}</script>`,
    `<script>${starter}</script>`,
    ...(shop.countsDemand && !uncounted.test(path) ? [countingScript()] : []),
  ].join("");
}

/** Asked for by itself and last: a blocker that keeps it away keeps nothing else away. */
function countingScript() {
  const { supabaseUrl, publishableKey } = settings;
  const backend = supabaseUrl ? ` data-backend="${escapeHtml(supabaseUrl)}"` : "";
  return `<script async fetchpriority="low" src="${countVisit}" data-key="${escapeHtml(publishableKey)}"${backend}></script>`;
}

/** What is not to be tried out need not be said on every page. */
function withoutIdleFlags(key: string, value: unknown) {
  return value === false && key.startsWith("unstable_") ? undefined : value;
}

/** Shown by press-recorder.js where scripts do not come: whom to call, and how to try again. */
function pressNote({ phone }: ShopFacts): string {
  // Said where a dialog hides the rest of the page, too: Base UI's spares what has `aria-live`.
  return `<p id="press-note" role="alert" aria-live="assertive" hidden>That didn’t load. <a href="${escapeHtml(phone.href)}">Call ${escapeHtml(phone.label)}</a> or <a href="">try again</a>.</p>`;
}
