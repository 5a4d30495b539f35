/** A page that comes as over a slow line: piece by piece, each painted before the next is sent. */
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Response as PageResponse } from '@playwright/test';
import { takenOver } from './arrive.ts';
import { nextFrames } from './next-frames.ts';

/** The first is all up to the page's title; each further one begins with a picture or heading. */
const MOST_PIECES = 8;

/** Opens a page of the site so, and waits until its scripts have taken it over. */
export async function arriveInPieces(
  page: Page,
  siteOrigin: string,
  path: string,
): Promise<PageResponse | null> {
  const answer = await fetch(siteOrigin + path);
  const [beginning = '', ...pieces] = piecesOf(await answer.text());
  const { promise: asked, resolve: ask } = Promise.withResolvers<ServerResponse>();
  const line = createServer(async (incoming, outgoing) => {
    if (incoming.url === path) {
      outgoing.writeHead(answer.status, headersOf(answer));
      ask(outgoing);
      return;
    }
    const other = await fetch(siteOrigin + incoming.url);
    outgoing.writeHead(other.status, headersOf(other));
    outgoing.end(await other.bytes());
  });
  await new Promise<void>((ready) => line.listen(0, '127.0.0.1', ready));
  page.once('close', () => {
    line.close();
    line.closeAllConnections();
  });

  const { port } = line.address() as AddressInfo;
  const arrived = page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' });
  const outgoing = await asked;
  outgoing.write(beginning);
  const response = await arrived;
  for (const piece of pieces) {
    await nextFrames(page);
    outgoing.write(piece);
  }
  outgoing.end();
  await takenOver(page);
  return response;
}

/** Without those that speak of the compressed body. */
function headersOf({ headers }: Response): OutgoingHttpHeaders {
  const { 'content-encoding': _, 'content-length': __, ...kept } = Object.fromEntries(headers);
  return kept;
}

function piecesOf(html: string): string[] {
  const afterTitle = html.indexOf('</h1>');
  const [beginning, main] = [html.slice(0, afterTitle), html.slice(afterTitle)];
  const parts = main.split(/(?=<img|<h2)/);
  return [beginning, ...parts.slice(0, MOST_PIECES - 1), parts.slice(MOST_PIECES - 1).join('')];
}
