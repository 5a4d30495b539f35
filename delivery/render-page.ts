/** Renders the requested page. `PageRequest` and `RenderedResponse` are sent between threads. */
import { arrayBuffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import type { SpooledUpload } from '#api/http/upload-spool.ts';
import type { RenderedPage } from '#app/render-page.tsx';
import type { PublicApi } from '#contract/public-api.ts';
import { UncachedBody } from './body.ts';
import { contentSecurityPolicy, withNoTransform } from './page-headers.ts';
import { etagOf, type PageResponse } from './page-response.ts';

export interface PageRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: [name: string, value: string][];
  /** The body of a post. */
  body?: ArrayBuffer;
  /** Overrides the status of the page. */
  status?: number;
}

export interface RenderedResponse extends Omit<PageResponse, 'body'> {
  /** The only content of its buffer, so that the buffer can be transferred. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** Renders a page in this thread or in another. */
export type Render = (
  request: PageRequest,
  api: PublicApi,
  report: (error: unknown) => void,
) => Promise<RenderedResponse>;

export interface UncachedPage extends PageResponse {
  body: UncachedBody;
}

/**
 * @param url with only the parameters that the route reads
 * @param upload the body of a post
 */
export async function renderPage(
  request: FastifyRequest,
  url: URL,
  { render }: { render: Render },
  api: PublicApi,
  upload?: SpooledUpload,
): Promise<UncachedPage> {
  const report = (error: unknown) => request.log.error({ err: error }, 'rendering a page failed');
  const { bytes, ...rendered } = await render(
    await toPageRequest(request, url, upload),
    api,
    report,
  );
  return {
    ...rendered,
    body: new UncachedBody(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  };
}

async function toPageRequest(
  { headers }: FastifyRequest,
  { href: url }: URL,
  upload?: SpooledUpload,
): Promise<PageRequest> {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((item): [string, string][] => (item === undefined ? [] : [[name, item]])),
  );
  if (!upload) return { method: 'GET', url, headers: pairs };
  const body = await arrayBuffer(upload.stream());
  return {
    method: 'POST',
    url,
    headers: pairs,
    body,
    // The form is returned with its values and a message about the size.
    ...(upload.isTruncated && { status: 413 }),
  };
}

export function toWebRequest({ method, url, headers, body }: PageRequest): Request {
  return new Request(url, { method, headers, ...(body && { body }) });
}

interface Making {
  isDevelopment: boolean;
  /** Overrides the rendered status. */
  status?: number | undefined;
}

const ENCODER = new TextEncoder();

export function createResponse(
  rendered: RenderedPage,
  { isDevelopment, status = rendered.status }: Making,
): RenderedResponse {
  const { html, inline } = rendered;
  const bytes = ENCODER.encode(html);
  const etag = status === 200 ? etagOf(bytes) : undefined;
  const headers: RenderedResponse['headers'] = { 'cache-control': 'no-cache' };
  Object.assign(headers, rendered.headers, { vary: 'accept-encoding' });
  if (etag) headers.etag = etag;
  else headers['cache-control'] = 'no-store';
  headers['cache-control'] = withNoTransform(headers['cache-control'] ?? 'no-cache');
  if (html && !isDevelopment) headers['content-security-policy'] = contentSecurityPolicy(inline);
  return { status, headers, etag, bytes };
}
