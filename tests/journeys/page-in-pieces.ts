/** A page that comes as over a slow line: piece by piece, each painted before the next is sent. */
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page, Response } from '@playwright/test';
import { untilTakenOver } from './arrive.ts';
import { openLine, pass } from './line.ts';
import { nextFrames } from './next-frames.ts';

/** The first is all that the browser waits for; each further one begins with a picture or heading. */
const MOST_PIECES = 5;

/** Opens a page of the site so, and waits until its scripts have taken it over. */
export async function arriveInPieces(
  page: Page,
  siteOrigin: string,
  path: string,
): Promise<Response | null> {
  const { promise, resolve } = Promise.withResolvers<{
    pieces: string[];
    browser: ServerResponse;
  }>();
  const line = await openLine(siteOrigin, async (request, answer, browser) => {
    if (request.url !== path) return pass(answer, browser);
    const pieces = piecesOf(await text(answer));
    browser.writeHead(answer.statusCode ?? 502, answer.headers);
    resolve({ pieces, browser });
  });
  page.once('close', () => line.close());

  const arrived = page.goto(line.origin + path, { waitUntil: 'commit' });
  const { pieces, browser } = await promise;
  browser.write(pieces[0]);
  const response = await arrived;
  for (const piece of pieces.slice(1)) {
    await nextFrames(page);
    browser.write(piece);
  }
  browser.end();
  await untilTakenOver(page);
  return response;
}

function piecesOf(html: string): string[] {
  const awaited = /<link rel="expect" href="#([^"]+)"/.exec(html)?.[1];
  const painted = awaited ? html.indexOf(`<span id="${awaited}"`) : html.indexOf('</h1>');
  const first = html.indexOf('>', painted) + 1;
  const parts = html.slice(first).split(/(?=<img|<h2)/);
  const last = parts.splice(MOST_PIECES - 2).join('');
  return [html.slice(0, first), ...parts, last];
}
