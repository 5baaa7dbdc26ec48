import { prerender } from "react-dom/static";
import {
  createRequestHandler,
  type EntryContext,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { PageStartContext } from "./start/page-scripts.tsx";
import { pageStart } from "./start/page-start.server.ts";

// For the code that renders pages with this build: server/publish/render.ts.
export { matchRoutes, RouterContextProvider } from "react-router";
export { snapshotContext } from "./site/snapshot.server.ts";
export { createRequestHandler };

/** Renders one page to HTML. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  _: RouterContextProvider,
) {
  let failure: unknown;
  const onError = (error: unknown) => {
    failure ??= error;
  };
  headers.set("Content-Type", "text/html");
  if (import.meta.env.DEV) {
    const { renderToReadableStream } = await import("react-dom/server");
    const page = <ServerRouter context={context} url={request.url} />;
    return new Response(await renderToReadableStream(page, { onError: console.error }), {
      status,
      headers,
    });
  }
  const { serverHandoffStream, ...rest } = context;
  const data = await new Response(serverHandoffStream).text();
  const { prelude } = await prerender(
    <PageStartContext value={pageStart(context, data, new URL(request.url).pathname)}>
      {/* Without the stream: the page is whole, and its data is in its start. */}
      <ServerRouter context={rest} url={request.url} />
    </PageStartContext>,
    // Whatever is inside a Suspense stands in its place, and none of it waits for a script.
    { onError, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  if (failure) throw failure;
  return new Response(prelude, { status, headers });
}
