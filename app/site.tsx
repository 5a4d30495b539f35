/** The site of one pack: its pages, and how one becomes a document. Imported after `providePack`. */
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router';
import { inFirstLanguage } from '#contract/languages.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { apiContext, reportContext } from './api-context.ts';
import { Document } from './document.tsx';
import { documentHead, type PageHead } from './document-head.ts';
import { localizedHtml } from './language/localized-html.ts';
import type { InlineCode, Page } from './page-context.ts';
import { withSwitchFor } from './shell/header/language-switch.tsx';
import { shellHtml } from './shell/shell-html.tsx';
import { pagesElsewhere, type SitePage, sitePages } from './site-pages.ts';
import { FirstScreen } from './styles/first-screen.ts';
import { withStyles } from './styles/styles.tsx';

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** Empty where the answer has no document, as in a redirect. */
  html: string;
  /** What the page's policy allows to stand in the document. */
  inline: InlineCode;
}

type Report = (error: unknown) => void;

export const pages: readonly SitePage[] = await sitePages();
/** Of this site, and of those that show its pages in other languages. */
export const knownPages = [...pages, ...pagesElsewhere(pages)];
const byId = new Map(pages.map((page) => [page.id, page]));

const { query } = createStaticHandler(
  pages.map(({ id, path, module: { loader, action } }) => ({
    id,
    path: `/${path}`,
    loader,
    action,
    hasErrorBoundary: true,
  })),
);

/** Answers a request for a page: loads it, or takes what is posted to it, and renders it whole. */
export async function renderPage(
  request: Request,
  api: PublicApi,
  report: Report,
): Promise<RenderedPage> {
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  requestContext.set(reportContext, report);
  const context = await query(request, { requestContext });
  if (context instanceof Response) return withoutDocument(context);
  for (const error of Object.values(context.errors ?? {})) {
    // A visitor's mistake (a wrong method) is answered, not reported.
    const isOurs = !isRouteErrorResponse(error) || error.status >= 500;
    if (isOurs && !request.signal.aborted) report(error);
  }
  try {
    return documentOf(context, request, report);
  } catch (error) {
    report(error);
    return documentOf({ ...context, errors: { page: error }, statusCode: 500 }, request, report);
  }
}

/** @throws what a component throws */
function documentOf(context: StaticHandlerContext, request: Request, report: Report): RenderedPage {
  const { statusCode: status, loaderData, matches, location } = context;
  const match = matches.at(-1);
  const id = match?.route.id ?? '';
  const { module, handle } = byId.get(id) ?? { handle: {} };
  const [error] = Object.values(context.errors ?? {});
  const inline: InlineCode = { scripts: [], styles: [] };
  const firstScreen = new FirstScreen();
  const page: Page = {
    id,
    handle,
    location,
    inline,
    firstScreen,
    params: match?.params ?? {},
    origin: new URL(request.url).origin,
    actionData: context.actionData?.[id],
    hasFailed: error !== undefined,
  };
  const head: PageHead = documentHead(
    page,
    { module, status, error, loaderData: loaderData[id] },
    report,
  );
  const Content = error === undefined ? module?.default : undefined;
  const made = shellHtml(inFirstLanguage(location.pathname));
  const shell = {
    ...made,
    header: withSwitchFor(location.pathname + location.search, made.header),
  };
  firstScreen.include(shell.headerScreen);
  const html = firstScreen.during(() =>
    renderToString(
      <Document
        page={page}
        head={head}
        shell={shell}
        isMissing={isRouteErrorResponse(error) && error.status === 404}
      >
        {Content && (
          <Content loaderData={loaderData[id]} actionData={page.actionData} params={page.params} />
        )}
      </Document>,
    ),
  );
  const styles = firstScreen.styles();
  inline.styles.push(styles);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...(error === undefined && module?.headers?.()),
  };
  const local = localizedHtml(html);
  return { status, headers, html: `<!DOCTYPE html>${withStyles(local, styles)}`, inline };
}

function withoutDocument({ status, headers }: Response): RenderedPage {
  const inline: InlineCode = { scripts: [], styles: [] };
  return { status, headers: Object.fromEntries(headers), html: '', inline };
}
