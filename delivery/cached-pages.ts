/**
 * Pages that are cached, and how the commonest request is served: one for a page that is cached under its
 * very URL, before anything else of the server looks at it. That takes a tenth of the time. The headers
 * are the same; what is answered here is not logged.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bestCoding, isNotModified, type Page } from './answer.ts';
import { CachedBody, type Coding } from './body.ts';
import { ContentCache } from './content-cache.ts';
import type { FreshPage } from './render-page.ts';

export interface CachedPage extends Page {
  body: CachedBody;
  /** Bytes that it takes of the cache. */
  size: number;
}

/** Rendered once, compressed once, invalidated when content changes. */
export type PageCache = ContentCache<CachedPage>;

/** Bytes of all cached pages together. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Bytes of a page's headers and URL, about. */
const HEAD = 4096;

/** @param contentVersion a number that is another one after each change of content */
export const createPageCache = (contentVersion: () => number): PageCache =>
  new ContentCache<CachedPage>(contentVersion, MAX_BYTES);

/** The page as it is cached: compressed as small as it gets. */
export async function cachedPage(page: FreshPage): Promise<CachedPage> {
  const body = await CachedBody.of(page.body.plain);
  return { ...page, body, size: body.size + HEAD };
}

interface CachedAnswer {
  status: number;
  headers: Readonly<Record<string, string | number>>;
  body?: Buffer;
}

/** Whether the request has been answered from the cache. */
export type ServeFromCache = (request: IncomingMessage, response: ServerResponse) => boolean;

/** @param common headers of every answer of this server */
export function serveCachedPages(
  cache: PageCache,
  common: Readonly<Record<string, string>>,
): ServeFromCache {
  const answers = new WeakMap<CachedPage, CachedAnswer>();

  /** Undefined where the page must first be made what this client takes. */
  function answerOf(page: CachedPage, coding: Coding | undefined): CachedAnswer | undefined {
    if (!page.body.isKeptIn(coding)) return wholeAnswer(page, coding, common);
    const answer = answers.get(page) ?? wholeAnswer(page, coding, common);
    if (answer) answers.set(page, answer);
    return answer;
  }

  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || 'content-length' in headers || 'transfer-encoding' in headers) {
      return false;
    }
    const page = cache.cached(url);
    if (page?.status !== 200) return false;
    const answer = isNotModified(request, page.etag)
      ? { status: 304, headers: { ...common, ...page.headers }, body: undefined }
      : answerOf(page, page.body.codingFor(bestCoding(headers['accept-encoding'])));
    if (!answer) return false;
    response.writeHead(answer.status, answer.headers).end(answer.body);
    return true;
  };
}

function wholeAnswer(
  page: CachedPage,
  coding: Coding | undefined,
  common: Readonly<Record<string, string>>,
): CachedAnswer | undefined {
  const body = page.body.readyIn(coding);
  if (!body) return undefined;
  const headers = {
    ...common,
    ...page.headers,
    ...(coding && { 'content-encoding': coding }),
    'content-length': body.length,
  };
  return { status: 200, headers, body };
}
