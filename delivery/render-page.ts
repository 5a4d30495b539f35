/** Renders the page that a request asks for. */
import type { FastifyRequest } from 'fastify';
import type { SpooledUpload } from '#api/upload-spool.ts';
import type { Site } from './built-site.ts';
import { type FreshPage, pageOf } from './page-cache.ts';
import type { ApiFor, RequestContext } from './read-only-context.ts';
import { toPageRequest } from './received-request.ts';
import { reporting } from './reporting.ts';

/**
 * @param url of the page, with the part of the query that its route reads
 * @param apiFor the API in the process or on another host
 * @param posted the body of a post
 */
export async function renderPage(
  request: FastifyRequest,
  url: URL,
  { apiFor }: { apiFor: ApiFor },
  site: Site,
  { consumeQuota }: Pick<RequestContext, 'consumeQuota'>,
  posted?: SpooledUpload,
): Promise<FreshPage> {
  const api = reporting(apiFor({ page: url.pathname, ip: request.ip, consumeQuota }), (error) =>
    request.log.error({ err: error }, 'the API failed'),
  );
  const report = (error: unknown) => request.log.error({ err: error }, 'page failed');
  return pageOf(await site.render(await toPageRequest(request, url, posted), api, report));
}
