/** Pages as they go out: rendered once, compressed once, invalidated when content changes. */
import { Body } from './body.ts';
import { ContentCache } from './content-cache.ts';
import { type MadePage, type Making, makePage } from './made-page.ts';

export interface Page extends Omit<MadePage, 'bytes'> {
  body: Body;
  /** Bytes that it takes of the cache. */
  size: number;
}

/** Bytes of all cached pages together. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A page that can be kept and compressed. */
export function pageOf({ bytes, ...made }: MadePage): Page {
  const body = new Body(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return { ...made, body, size: body.size };
}

/** Makes a page of a rendered answer. */
export async function toPage(response: Response, making: Making): Promise<Page> {
  return pageOf(await makePage(response, making));
}

export class PageCache {
  readonly #pages: ContentCache<Page>;

  /** @param contentVersion a number that is another one after each change of content */
  constructor(contentVersion: () => number) {
    this.#pages = new ContentCache(contentVersion, MAX_BYTES);
  }

  /** The page cached under this key, if there is one. */
  cached(key: string): Page | undefined {
    return this.#pages.cached(key);
  }

  /**
   * The page cached under this key, or a new one; concurrent requests share one rendering.
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
