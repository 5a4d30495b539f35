/** Pages as they go out: rendered once, compressed once, invalidated when content changes. */
import { type Body, CachedBody, FreshBody } from './body.ts';
import { ContentCache } from './content-cache.ts';
import type { MadePage } from './made-page.ts';

export interface Page extends Omit<MadePage, 'bytes'> {
  body: Body;
}

/** A page that was just rendered. */
export interface FreshPage extends Page {
  body: FreshBody;
}

export interface CachedPage extends Page {
  body: CachedBody;
  /** Bytes that it takes of the cache. */
  size: number;
}

/** Bytes of all cached pages together. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Bytes of a page's headers and URL, about. */
const HEAD = 4096;

/** A page that can be compressed and cached. */
export function pageOf({ bytes, ...made }: MadePage): FreshPage {
  const body = new FreshBody(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return { ...made, body };
}

export class PageCache {
  readonly #pages: ContentCache<CachedPage>;

  /** @param contentVersion a number that is another one after each change of content */
  constructor(contentVersion: () => number) {
    this.#pages = new ContentCache(contentVersion, MAX_BYTES);
  }

  /** Which content pages are made of now. */
  version(): number {
    return this.#pages.version();
  }

  /** The page cached under this key, if there is one. */
  cached(key: string): CachedPage | undefined {
    return this.#pages.cached(key);
  }

  /**
   * The page cached under this key, or a new one; concurrent requests share one rendering.
   * @param statuses of pages that are worth keeping under this key
   */
  get(
    key: string,
    render: () => Promise<FreshPage>,
    statuses: readonly number[] = [200],
  ): Promise<Page> {
    const make = async () => {
      const page = await render();
      const body = await CachedBody.of(page.body.plain);
      return { ...page, body, size: body.size + HEAD };
    };
    return this.#pages.get(key, make, (page) => statuses.includes(page.status));
  }
}
