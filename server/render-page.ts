/** Renders the page that a request asks for. */
import type { FastifyRequest } from 'fastify';
import type { SpooledUpload } from '#api/upload-spool.ts';
import type { ApiHost, Visit } from './api-host.ts';
import type { Site } from './built-site.ts';
import { type Page, toPage } from './page-cache.ts';
import { toPageRequest } from './page-request.ts';
import { reporting } from './reporting.ts';

export interface RenderServices {
  /** The API in the process or on another host. */
  apiFor: ApiHost['apiFor'];
  /** A page is rendered anew each time, and Vite puts into it what a policy would refuse. */
  isDevelopment: boolean;
}

/**
 * @param url of the page, with the part of the query that its route reads
 * @param posted the body of a post
 */
export async function renderPage(
  request: FastifyRequest,
  url: URL,
  { apiFor, isDevelopment }: RenderServices,
  site: Site,
  { admitPost }: Pick<Visit, 'admitPost'>,
  posted?: SpooledUpload,
): Promise<Page> {
  const api = reporting(apiFor({ page: url.pathname, address: request.ip, admitPost }), (error) =>
    request.log.error({ err: error }, 'the API failed'),
  );
  const pageRequest = toPageRequest(request, url, posted);
  const response = await site.render(pageRequest, api, (error) =>
    request.log.error({ err: error }, 'page failed'),
  );
  const status = posted?.isCut ? 413 : response.status;
  return toPage(response, { isDevelopment, status, textOf: site.textOf });
}
