/** What was rendered, with the headers that follow from it. It can cross from one thread to another. */
import type { RenderedPage } from '#app/entry.server.ts';
import { etagOf } from './conditional-requests.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export interface MadePage {
  status: number;
  /** All but those that tell of the body's coding and length. */
  headers: Record<string, string>;
  /** Only of a page with status 200. */
  etag: string | undefined;
  /** Alone in its buffer, so that this can be handed over. */
  bytes: Uint8Array<ArrayBuffer>;
}

interface Making {
  isDevelopment: boolean;
  /** Instead of the answer's own. */
  status?: number | undefined;
}

const ENCODER = new TextEncoder();

/**
 * The policy's hashes and the ETag are of these very bytes: a CDN that hides e-mail addresses or defers
 * scripts would break the page.
 */
export function untransformed(cacheControl: string): string {
  return /\bno-transform\b/.test(cacheControl) ? cacheControl : `${cacheControl}, no-transform`;
}

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
