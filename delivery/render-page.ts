/** Renders the page that a request asks for. What asks for it and what comes back cross threads. */
import { arrayBuffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import type { SpooledUpload } from '#api/http/upload-spool.ts';
import type { RenderedPage } from '#app/render-page.tsx';
import type { PublicApi } from '#contract/public-api.ts';
import { etagOf, type Page } from './answer.ts';
import { FreshBody } from './body.ts';
import { contentSecurityPolicy, untransformed } from './page-headers.ts';

export interface PageRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: [name: string, value: string][];
  /** Of a post. */
  body?: ArrayBuffer;
  /** Of the answer, instead of the page's own. */
  status?: number;
}

export interface MadePage extends Omit<Page, 'body'> {
  /** Alone in its buffer, so that this can be handed over. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** How a site renders a page, in this thread or in another. */
export type Render = (
  request: PageRequest,
  api: PublicApi,
  report: (error: unknown) => void,
) => Promise<MadePage>;

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
  { render }: { render: Render },
  api: PublicApi,
  posted?: SpooledUpload,
): Promise<FreshPage> {
  const report = (error: unknown) => request.log.error({ err: error }, 'page failed');
  const { bytes, ...made } = await render(await toPageRequest(request, url, posted), api, report);
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

/** As React Router takes it. */
export function toWebRequest({ method, url, headers, body }: PageRequest): Request {
  return new Request(url, { method, headers, ...(body && { body }) });
}

interface Making {
  isDevelopment: boolean;
  /** Instead of the answer's own. */
  status?: number | undefined;
}

const ENCODER = new TextEncoder();

export function makePage(
  rendered: RenderedPage,
  { isDevelopment, status = rendered.status }: Making,
): MadePage {
  const { html, inline } = rendered;
  const bytes = ENCODER.encode(html);
  const etag = status === 200 ? etagOf(bytes) : undefined;
  const headers: MadePage['headers'] = { 'cache-control': 'no-cache' };
  Object.assign(headers, rendered.headers, { vary: 'accept-encoding' });
  if (etag) headers.etag = etag;
  else headers['cache-control'] = 'no-store';
  headers['cache-control'] = untransformed(headers['cache-control'] ?? 'no-cache');
  if (html && !isDevelopment) headers['content-security-policy'] = contentSecurityPolicy(inline);
  return { status, headers, etag, bytes };
}
