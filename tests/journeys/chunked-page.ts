/** Serves a page as a slow network would: in chunks, each painted before the next is sent. */
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page, Response } from '@playwright/test';
import { untilHydrated } from './arrive.ts';
import { openNetworkProxy, pass } from './network-proxy.ts';
import { nextFrames } from './next-frames.ts';

/** The browser waits only for the first chunk. */
const MAX_CHUNKS = 5;
const PICTURE_OR_HEADING = /(?=<img|<h2)/;

/**
 * Opens a page of the site in chunks, and waits until its first screen is hydrated.
 * @param cut separator of the further chunks
 */
export async function arriveInChunks(
  page: Page,
  siteOrigin: string,
  path: string,
  cut = PICTURE_OR_HEADING,
): Promise<Response | null> {
  const { promise, resolve } = Promise.withResolvers<{
    chunks: string[];
    browser: ServerResponse;
  }>();
  const proxy = await openNetworkProxy(siteOrigin, async (request, answer, browser) => {
    if (request.url !== path) return pass(answer, browser);
    const chunks = chunksOf(await text(answer), cut);
    browser.writeHead(answer.statusCode ?? 502, answer.headers);
    resolve({ chunks, browser });
  });
  page.once('close', () => proxy.close());

  const navigation = page.goto(proxy.origin + path, { waitUntil: 'commit' });
  const { chunks, browser } = await promise;
  browser.write(chunks[0]);
  const response = await navigation;
  for (const chunk of chunks.slice(1)) {
    await nextFrames(page);
    browser.write(chunk);
  }
  browser.end();
  await untilHydrated(page);
  return response;
}

function chunksOf(html: string, cut: RegExp): string[] {
  const awaitedId = /<link rel="expect" href="#([^"]+)"/.exec(html)?.[1];
  const paintEnd = awaitedId ? html.indexOf(`<span id="${awaitedId}"`) : html.indexOf('</h1>');
  const first = html.indexOf('>', paintEnd) + 1;
  const parts = html.slice(first).split(cut);
  const last = parts.splice(MAX_CHUNKS - 2).join('');
  return [html.slice(0, first), ...parts, last];
}
