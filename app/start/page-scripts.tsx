import { createContext, useContext } from "react";
import { Scripts } from "react-router";

/** How a page's scripts start, as HTML; worked out where the page is rendered, empty in a browser. */
export const PageStartContext = createContext("");

/**
 * Stands where React Router has its own `<Scripts>`: a page's text, style and pictures come first, its
 * scripts late. See docs/decisions/0001-late-hydration.md. What differs between pages is no script but
 * text, so that one Content-Security-Policy names the scripts of them all: decision 0005.
 */
export function PageScripts() {
  const written = useContext(PageStartContext);
  if (import.meta.env.DEV) return <Scripts />;
  // In a browser it has done its work, and React leaves it as the page has it.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, with its texts escaped.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: written }} />;
}
