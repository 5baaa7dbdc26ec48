/** Pages that the service shows by itself: what a mail's link leads to, where only a press may do something. */

import type { Context } from "hono";
import { html } from "hono/html";

const style =
  "body{margin:0;padding:2rem 1rem;background:#fbf7f0;color:#1d2822;font:1rem/1.5 system-ui,sans-serif}main{max-width:30rem;margin:0 auto;background:#fff;padding:2rem;border-radius:.75rem}h1{margin:0;font-size:1.5rem}button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:.5rem;background:#1e4c39;color:#fff;font:600 1rem system-ui,sans-serif}a{color:#1e4c39}";

interface Words {
  title: string;
  content: ReturnType<typeof html>;
  status?: 200 | 404;
  /** An origin or scheme to which the answer to the press may lead, besides this service. */
  leadsTo?: string;
}

/** A page of one card. */
export async function servicePage(c: Context, words: Words): Promise<Response> {
  const { title, content, status = 200, leadsTo = "" } = words;
  c.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${leadsTo}; base-uri 'none'; frame-ancestors 'none'`,
  );
  const document = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`;
  return c.html(document, status);
}

/** The page with one button, whose press sends a POST to the address that was opened. */
export const pressPage = (
  c: Context,
  {
    title,
    words,
    button,
    leadsTo,
  }: { title: string; words: string; button: string; leadsTo?: string },
): Promise<Response> =>
  servicePage(c, {
    title,
    content: html`<p>${words}</p><form method="post"><button>${button}</button></form>`,
    ...(leadsTo !== undefined && { leadsTo }),
  });
