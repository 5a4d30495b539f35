/** Runs a page's loader or action, and renders the document. */
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { PublicApi } from '#contract/public-api.ts';
import { Document, withStyles } from './document.tsx';
import { documentHead } from './document-head.ts';
import { LocaleContext } from './language/use-locale.ts';
import type { LocalizedPack } from './pack.ts';
import { PackContext } from './pack-context.ts';
import type { InlineCode, Page } from './page-context.ts';
import { apiContext, type PageModule, reportContext } from './page-module.ts';
import { withLanguageLinks } from './shell/header/language-switch.tsx';
import { shellHtml } from './shell/shell-html.tsx';
import type { SitePage } from './site-pages.ts';
import { firstScreenStyles } from './styles/first-screen.ts';

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** Empty if the response has no document, such as a redirect. */
  html: string;
  /** The inline code that the page's security policy allows. */
  inline: InlineCode;
}

type Report = (error: unknown) => void;

type Loader = PageModule['loader'];

/** Renders the pages of a pack in one language. */
export function pageRenderer(pack: LocalizedPack, pages: readonly SitePage[]) {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const withPack = (load: Loader) => load && ((args: object) => load({ ...args, pack }));
  const { query } = createStaticHandler(
    pages.map(({ id, path, module: { loader, action } }) => ({
      id,
      path: `/${path}`,
      loader: withPack(loader),
      action: withPack(action),
      hasErrorBoundary: true,
    })),
  );

  return async function renderPage(
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
      // Client errors, such as a wrong method, are not reported.
      const isServerError = !isRouteErrorResponse(error) || error.status >= 500;
      if (isServerError && !request.signal.aborted) report(error);
    }
    const page = byId.get(context.matches.at(-1)?.route.id ?? '');
    const rendering = { pack, page, request, report };
    try {
      return renderDocument(context, rendering);
    } catch (error) {
      report(error);
      return renderDocument({ ...context, errors: { page: error }, statusCode: 500 }, rendering);
    }
  };
}

interface Rendering {
  pack: LocalizedPack;
  /** Undefined if no route matches the URL. */
  page: SitePage | undefined;
  request: Request;
  report: Report;
}

/** @throws any error of a component */
function renderDocument(context: StaticHandlerContext, rendering: Rendering): RenderedPage {
  const { pack, request, report } = rendering;
  const { statusCode: status, loaderData, matches, location } = context;
  const { id = '', module, handle = {} } = rendering.page ?? {};
  const [error] = Object.values(context.errors ?? {});
  const inline: InlineCode = { scripts: [], styles: [] };
  const page: Page = {
    id,
    handle,
    pack,
    location,
    inline,
    params: matches.at(-1)?.params ?? {},
    origin: new URL(request.url).origin,
    actionData: context.actionData?.[id],
    hasFailed: error !== undefined,
  };
  const loaded = { module, status, error, loaderData: loaderData[id] };
  const head = documentHead(page, loaded, report);
  const Content = error === undefined ? module?.default : undefined;
  const shell = shellHtml(pack, pack.links.inFirstLanguage(location.pathname));
  const header = withLanguageLinks(pack, location.pathname + location.search, shell.header);
  const html = renderToString(
    <PackContext value={pack}>
      <LocaleContext value={pack.locale}>
        <Document
          page={page}
          head={head}
          shell={{ ...shell, header }}
          isMissing={isRouteErrorResponse(error) && error.status === 404}
        >
          {Content && (
            <Content
              loaderData={loaderData[id]}
              actionData={page.actionData}
              params={page.params}
            />
          )}
        </Document>
      </LocaleContext>
    </PackContext>,
  );
  const names = shell.headerNames;
  const styles = firstScreenStyles(html, { html: header, names }, pack.theme);
  inline.styles.push(styles);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...(error === undefined && module?.headers?.()),
  };
  return { status, headers, html: `<!DOCTYPE html>${withStyles(html, styles)}`, inline };
}

function withoutDocument({ status, headers }: Response): RenderedPage {
  const inline: InlineCode = { scripts: [], styles: [] };
  return { status, headers: Object.fromEntries(headers), html: '', inline };
}
