/** What was rendered, with the headers that follow from it. It can cross from one thread to another. */
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

export interface Making {
  isDevelopment: boolean;
  /** Instead of the answer's own. */
  status?: number;
  /** Reads the answer's text where there is a shorter way to it. */
  textOf?: (response: Response) => string | Promise<string>;
}

const ENCODER = new TextEncoder();

export async function makePage(
  response: Response,
  { isDevelopment, status = response.status, textOf = (response) => response.text() }: Making,
): Promise<MadePage> {
  const html = await textOf(response);
  const bytes = ENCODER.encode(html);
  const etag = status === 200 ? etagOf(bytes) : undefined;
  const headers: MadePage['headers'] = { 'cache-control': 'no-cache' };
  Object.assign(headers, Object.fromEntries(response.headers), { vary: 'accept-encoding' });
  if (etag) headers.etag = etag;
  else headers['cache-control'] = 'no-store';
  if (html && !isDevelopment) headers['content-security-policy'] = contentSecurityPolicy(html);
  return { status, headers, etag, bytes };
}
