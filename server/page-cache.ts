/** Pages as they go out: rendered once, compressed once, dropped when content changes. */
import { Body } from './body.ts';
import { etagOf } from './conditional-requests.ts';
import { ContentCache } from './content-cache.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export interface Page {
  status: number;
  /** All but those that tell of the body's coding and length. */
  headers: Record<string, string>;
  /** Only of a page with status 200. */
  etag: string | undefined;
  body: Body;
  /** Bytes that it takes of the cache. */
  size: number;
}

/** Bytes of all kept pages together. */
const MAX_BYTES = 64 * 1024 * 1024;

interface Making {
  isDevelopment: boolean;
  /** Instead of the answer's own. */
  status?: number;
  /** Reads the answer's text where there is a shorter way to it. */
  textOf?: (response: Response) => string | Promise<string>;
}

/** Makes a page of a rendered answer. */
export async function toPage(
  response: Response,
  { isDevelopment, status = response.status, textOf = (response) => response.text() }: Making,
): Promise<Page> {
  const html = await textOf(response);
  const body = new Body(Buffer.from(html));
  const etag = status === 200 ? etagOf(body.plain) : undefined;
  const headers: Page['headers'] = { 'cache-control': 'no-cache' };
  Object.assign(headers, Object.fromEntries(response.headers), { vary: 'accept-encoding' });
  if (etag) headers.etag = etag;
  else headers['cache-control'] = 'no-store';
  if (html && !isDevelopment) headers['content-security-policy'] = contentSecurityPolicy(html);
  return { status, headers, etag, body, size: body.size };
}

export class PageCache {
  readonly #pages: ContentCache<Page>;

  /** @param contentVersion a number that is another one after each change of content */
  constructor(contentVersion: () => number) {
    this.#pages = new ContentCache(contentVersion, MAX_BYTES);
  }

  /** The page kept under this key, if there is one. */
  keptUnder(key: string): Page | undefined {
    return this.#pages.keptUnder(key);
  }

  /**
   * The page kept under this key, or a new one; several askers wait for one rendering.
   * @param statuses of pages that are worth keeping under this key
   */
  get(
    key: string,
    render: () => Promise<Page>,
    statuses: readonly number[] = [200],
  ): Promise<Page> {
    return this.#pages.get(key, render, (page) => statuses.includes(page.status));
  }
}
