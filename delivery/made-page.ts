/** A request for a page, and what was rendered for it with the headers that follow: both cross threads. */
import type { RenderedPage } from '#app/entry.server.ts';
import { etagOf, type Page } from './answer.ts';
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

/** As React Router takes it. */
export function toWebRequest({ method, url, headers, body }: PageRequest): Request {
  return new Request(url, { method, headers, ...(body && { body }) });
}

export interface MadePage extends Omit<Page, 'body'> {
  /** Alone in its buffer, so that this can be handed over. */
  bytes: Uint8Array<ArrayBuffer>;
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
