/** Renders a page whole: it is cached and compressed once, so streaming it would gain nothing. */
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { PublicApi } from '#contract/public-api.ts';
import { apiContext, reportContext } from './api-context.ts';
import { scriptsAfterLoad } from './shell/scripts-after-load.ts';
import { jsonLdNodes, withStructuredData } from './structured-data/page-graph.ts';
import { withSheet } from './styles/with-sheet.server.ts';
import { TextParts, textResponse } from './text-response.ts';

export { textOf } from './text-response.ts';

/** While Vite serves the site it has another copy of React Router than the server around it. */
export const createHandler = createRequestHandler;

/** Milliseconds after which a page that still waits for data is given up. */
export const streamTimeout = 10_000;

/** What the server hands to loaders and actions. Made here, where the build's own copy of the
 * context lives: the server, which runs from source, would import another one. */
export function loadContext(
  api: PublicApi,
  report: (error: unknown) => void,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(reportContext, report);
  return context;
}

export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loading: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const text = new TextParts();
    const body = new Writable({
      // React encodes what is short; the style sheet need not be, only to be decoded again.
      decodeStrings: false,
      write(chunk: Buffer | string, _encoding, done) {
        text.add(chunk);
        done();
      },
      final(done) {
        clearTimeout(timeout);
        headers.set('content-type', 'text/html; charset=utf-8');
        const page = withSheet(text.join(), context);
        // In development Vite's own client must come first.
        const html = import.meta.env.DEV ? page : scriptsAfterLoad(page);
        // An error has nothing to tell.
        const nodes = status === 200 ? jsonLdNodes(context, loading.get(reportContext)) : [];
        resolve(textResponse(withStructuredData(html, nodes), { status, headers }));
        done();
      },
    });
    const fail = (error: unknown) => {
      clearTimeout(timeout);
      reject(error);
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} />,
      {
        onAllReady: () => pipe(body),
        onShellError: fail,
        onError: () => undefined,
        // Large parts would be moved to the end of the page, for a script to put in their place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1000).unref();
  });
}

/** Errors of loaders, actions and components go to the server's log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor's mistake (a wrong method, a post from another site) is answered, not reported.
  const isOurs = !isRouteErrorResponse(error) || error.status >= 500;
  if (isOurs && !request.signal.aborted) context.get(reportContext)(error);
};
