/** Renders the page that a request asks for. */
import type { FastifyRequest } from 'fastify';
import type { SpooledUpload } from '#api/upload-spool.ts';
import type { ApiHost, RequestContext } from './api-host.ts';
import type { Site } from './built-site.ts';
import { type FreshPage, pageOf, toPage } from './page-cache.ts';
import { toPageRequest } from './page-request.ts';
import type { RenderThread } from './render-thread.ts';
import { reporting } from './reporting.ts';

export interface RenderServices {
  /** The API in the process or on another host. */
  apiFor: ApiHost['apiFor'];
  /** A page is rendered anew each time, and Vite puts into it what a policy would refuse. */
  isDevelopment: boolean;
  /** Renders what is asked for, where there is one; what is posted is rendered here. */
  renderThread?: RenderThread | undefined;
}

/**
 * @param url of the page, with the part of the query that its route reads
 * @param posted the body of a post
 */
export async function renderPage(
  request: FastifyRequest,
  url: URL,
  { apiFor, isDevelopment, renderThread }: RenderServices,
  site: Site,
  { consumeQuota }: Pick<RequestContext, 'consumeQuota'>,
  posted?: SpooledUpload,
): Promise<FreshPage> {
  const api = reporting(apiFor({ page: url.pathname, ip: request.ip, consumeQuota }), (error) =>
    request.log.error({ err: error }, 'the API failed'),
  );
  const pageRequest = toPageRequest(request, url, posted);
  const report = (error: unknown) => request.log.error({ err: error }, 'page failed');
  const apart = posted ? undefined : renderThread?.render(pageRequest, api, report);
  if (apart) return pageOf(await apart);
  const rendered = await site.render(pageRequest, api, report);
  const status = posted?.isCut ? 413 : rendered.status;
  return toPage(rendered, { isDevelopment, status });
}
