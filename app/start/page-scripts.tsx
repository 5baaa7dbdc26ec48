import { createContext, useContext } from "react";
import { Scripts } from "react-router";

/** How a page's scripts start; worked out where the page is rendered. */
export interface PageStart {
  start: {
    /** React Router's own settings, for `window.__reactRouterContext`. */
    context: unknown;
    routes: readonly string[];
    /** The routes' modules in their order, then the manifest. */
    load: readonly string[];
    /** What these import; they are fetched side by side. */
    also: readonly string[];
    entry: string;
    /** Nothing of the page is of use until its scripts run. */
    atOnce: boolean;
  };
  /** What the page's loaders returned, as React Router encodes it. */
  data: string;
  /** Reads the rest and starts; the same for every page. */
  script: string;
}

/** Given while a page is rendered; a browser has none. */
export const PageStartContext = createContext<PageStart | undefined>(undefined);

/**
 * Stands where React Router has its own `<Scripts>`: a page's text, style and pictures come first, its
 * scripts late. See docs/decisions/0001-late-hydration.md. What differs between pages is no script but
 * text, so that one Content-Security-Policy names the scripts of them all: decision 0005.
 */
export function PageScripts() {
  const page = useContext(PageStartContext);
  if (import.meta.env.DEV) return <Scripts />;
  // In a browser both have done their work, and React leaves them as the page has them.
  const { start, data, script } = page ?? { start: undefined, data: "", script: "" };
  const ahead = start?.atOnce ? [...start.also, ...start.load, start.entry] : [];
  return (
    <>
      {ahead.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: no tag can begin in it.
        dangerouslySetInnerHTML={{
          __html: `${JSON.stringify(start)}\n${data}`.replaceAll("<", "\\u003c"),
        }}
      />
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant.
        dangerouslySetInnerHTML={{ __html: script }}
      />
    </>
  );
}
