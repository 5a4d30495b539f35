/** Pages as they go out: rendered once, compressed once, dropped when content changes. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Coding } from './accepts-coding.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export interface Page {
  status: number;
  /** All but those that tell of the body's coding and length. */
  headers: Record<string, string>;
  etag: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Bytes of all kept pages together. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Milliseconds: openings close and events end without anybody changing the content. */
const LIFETIME = 60_000;

/** Brotli's quality: 5 takes a millisecond for a page and leaves little for 11 to gain. */
const QUALITY = 5;

/**
 * Makes a page of a rendered answer.
 * @param status instead of the answer's own
 */
export async function toPage(
  response: Response,
  { isDevelopment, status = response.status }: { isDevelopment: boolean; status?: number },
): Promise<Page> {
  const html = await response.text();
  const plain = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const headers: Page['headers'] = { 'cache-control': 'no-cache' };
  Object.assign(headers, Object.fromEntries(response.headers), { vary: 'accept-encoding' });
  if (status === 200) headers.etag = etag;
  else headers['cache-control'] = 'no-store';
  if (html && !isDevelopment) headers['content-security-policy'] = contentSecurityPolicy(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(plain, { params }),
    compressGzip(plain),
  ]);
  return { status, headers, etag, plain, brotli, gzip: gzipped };
}

/** @param coding undefined for plain bytes */
export function bodyOf(page: Page, coding: Coding | undefined): Buffer {
  if (coding === 'br') return page.brotli;
  return coding === 'gzip' ? page.gzip : page.plain;
}

/** Whether the client has this very page. */
export function isUnchanged({ status, etag }: Page, headers: IncomingHttpHeaders): boolean {
  return status === 200 && (headers['if-none-match']?.includes(etag) ?? false);
}

export class PageCache {
  readonly #pages = new LRUCache<string, Page>({
    maxSize: MAX_BYTES,
    ttl: LIFETIME,
    sizeCalculation: ({ plain, brotli, gzip }) => plain.length + brotli.length + gzip.length,
  });
  readonly #rendering = new Map<string, Promise<Page>>();
  readonly #contentVersion: () => number;
  #version = Number.NaN;
  #isFresh = false;

  /** @param contentVersion a number that is another one after each change of content */
  constructor(contentVersion: () => number) {
    this.#contentVersion = contentVersion;
  }

  /** The page kept under this key, if there is one. */
  peek(key: string): Page | undefined {
    this.#dropOutdated();
    return this.#pages.get(key);
  }

  /**
   * The page kept under this key, or a new one; several askers wait for one rendering.
   * @param status of a page that is worth keeping under this key
   */
  async get(key: string, render: () => Promise<Page>, status = 200): Promise<Page> {
    this.#dropOutdated();
    const kept = this.#pages.get(key);
    if (kept) return kept;
    const underWay = this.#rendering.get(key);
    if (underWay) return underWay;

    const version = this.#version;
    const rendering = render();
    this.#rendering.set(key, rendering);
    try {
      const page = await rendering;
      this.#isFresh = false;
      this.#dropOutdated();
      // A page whose content changed while it was rendered is sent, but not kept.
      if (page.status === status && version === this.#version) this.#pages.set(key, page);
      return page;
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    }
  }

  /** Asks once for all requests of one turn of the event loop: nothing can change between them. */
  #dropOutdated(): void {
    if (this.#isFresh) return;
    this.#isFresh = true;
    setImmediate(() => {
      this.#isFresh = false;
    });
    const version = this.#contentVersion();
    if (version === this.#version) return;
    this.#version = version;
    this.#pages.clear();
    this.#rendering.clear();
  }
}
