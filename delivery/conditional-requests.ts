/** The one place that decides what an answer's ETag is, and who has the answer already. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';

/** A validator of these bytes or texts together: weak, for an answer may come compressed or not. */
export function etagOf(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/**
 * Whether the client has this very answer, so that 304 without a body will do (RFC 9110, sections
 * 13.1.2 and 13.2.1). Only reads are conditional here.
 * @param etag of the answer; undefined where it has none
 */
export function isNotModified(
  { method = 'GET', headers }: { method?: string; headers: IncomingHttpHeaders },
  etag: string | undefined,
): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const condition = headers['if-none-match'];
  // Nothing else of the headers: `fetch` sends `no-cache` along, which asks for just this check.
  return isRead && etag !== undefined && fresh({ 'if-none-match': condition }, { etag });
}
