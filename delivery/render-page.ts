/** Renders the page that a request asks for. */
import { arrayBuffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import type { SpooledUpload } from '#api/http/upload-spool.ts';
import type { PublicApi } from '#contract/public-api.ts';
import type { Page } from './answer.ts';
import { FreshBody } from './body.ts';
import type { Site } from './built-site.ts';
import type { PageRequest } from './made-page.ts';

/** A page that was just rendered. */
export interface FreshPage extends Page {
  body: FreshBody;
}

/**
 * @param url of the page, with the part of the query that its route reads
 * @param posted the body of a post
 */
export async function renderPage(
  request: FastifyRequest,
  url: URL,
  site: Site,
  api: PublicApi,
  posted?: SpooledUpload,
): Promise<FreshPage> {
  const report = (error: unknown) => request.log.error({ err: error }, 'page failed');
  const { bytes, ...made } = await site.render(
    await toPageRequest(request, url, posted),
    api,
    report,
  );
  return {
    ...made,
    body: new FreshBody(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  };
}

async function toPageRequest(
  { headers }: FastifyRequest,
  { href: url }: URL,
  posted?: SpooledUpload,
): Promise<PageRequest> {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((item): [string, string][] => (item === undefined ? [] : [[name, item]])),
  );
  if (!posted) return { method: 'GET', url, headers: pairs };
  const body = await arrayBuffer(posted.stream());
  return {
    method: 'POST',
    url,
    headers: pairs,
    body,
    // The form comes back with what was typed, and with what was wrong.
    ...(posted.isCut && { status: 413 }),
  };
}
