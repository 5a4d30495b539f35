/** `/share/….png`: what a link to a page is shown with, drawn of what the page itself shows. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkOf } from '#api/client-network.ts';
import { disconnectSignal } from '#api/disconnect-signal.ts';
import { sendNotFound, unavailableProblem } from '#api/problems.ts';
import { isProblem } from '#contract/problem.ts';
import { pageOfShare, sharePathOf } from '#contract/share.ts';
import type { Site as Brand } from '#contract/site.ts';
import { etagOf, isNotModified } from '#delivery/answer.ts';
import type { Site } from '#delivery/built-site.ts';
import { createFairSemaphore } from '#delivery/fair-semaphore.ts';
import { namesNoEntry, readOnlyContext } from '#delivery/page-api.ts';
import type { ApiHost } from '#server/api-host.ts';
import { createDrawnPictures } from '#server/files/drawn-pictures.ts';
import { drawShare, openStudio } from './draw-share.ts';
import { drawingFingerprint } from './drawing-fingerprint.ts';
import { FONTS } from './fonts.ts';
import { type ShownPage, shownPage } from './shown-page.ts';

/** The URL of a page's picture stays when the page changes. */
const DAY = 'public, max-age=86400';

/** What is wrong with a pack is soon mended. */
const UNTIL_MENDED = 'public, max-age=60';

const BRAND_PICTURE = '/icons/share.jpg';

/** Pages whose picture is known without reading them again. */
const MAX_PAGES = 1000;

/** Entries that are looked up at the same time: made-up ones leave the server its time for pages. */
const LOOKUPS = { running: 2, waiting: 64 };

export interface ShareSources {
  contentDir: string;
  apiFor: ApiHost['apiFor'];
  site: () => Promise<Site> | Site;
  /** Of the pack that is shown now. */
  brand: () => Brand;
}

interface Known {
  /** Of the page. */
  etag: string;
  shown: ShownPage;
  /** Of all that its picture shows. */
  digest: string;
}

export async function sharePictures(app: FastifyInstance, sources: ShareSources) {
  const { contentDir, site, apiFor } = sources;
  let brand = sources.brand();
  let look = lookOf(contentDir, brand);
  const known = new LRUCache<string, Known>({ max: MAX_PAGES });
  const withPermit = createFairSemaphore(LOOKUPS);
  const pictureOf = createDrawnPictures((error) =>
    app.log.error({ err: error }, 'a share picture could not be cached'),
  );
  let studio: ReturnType<typeof openStudio> | undefined;
  /** Opened once; what is wrong with the pack may have been mended by the next time. */
  const openedStudio = () => {
    studio ??= openStudio(contentDir, brand).catch((error: unknown) => {
      studio = undefined;
      throw error;
    });
    return studio;
  };
  const drawn = async ({ picture, ...facts }: ShownPage) => {
    const opened = await openedStudio();
    const file = picture?.src.startsWith('/') ? await app.inject(picture.src) : null;
    const isThere = picture && file?.statusCode === 200;
    return drawShare(opened, {
      ...facts,
      picture: isThere ? { form: picture.form, bytes: file.rawPayload } : null,
    });
  };

  /** All is drawn anew for another brand. */
  function followBrand(): void {
    if (brand === sources.brand()) return;
    brand = sources.brand();
    look = lookOf(contentDir, brand);
    studio = undefined;
    known.clear();
  }

  /** What the page says that it shows; undefined where there is no such page, or it has a picture. */
  async function factsOf(
    page: string,
    client: string,
    gone: AbortSignal,
  ): Promise<Known | undefined> {
    const before = known.get(page);
    // Whoever asks for the picture waits for the page in the line of its own network.
    const response = await app.inject({
      url: page,
      remoteAddress: client,
      signal: gone,
      headers: before && { 'if-none-match': before.etag },
    });
    if (response.statusCode === 304) return before;
    if (response.statusCode >= 500) throw unavailableProblem(response.statusCode);
    if (response.statusCode !== 200) return undefined;
    const shown = shownPage(response.body, brand.name);
    if (!shown || pathOf(shown.image) !== sharePathOf(page)) return undefined;
    const { title, section, hour, picture } = shown;
    // The build names its files by what is in them.
    const all = JSON.stringify([look, title, section, hour, picture]);
    const digest = createHash('sha256').update(all).digest('hex').slice(0, 40);
    const found = { etag: String(response.headers.etag), shown, digest };
    // Its texts are cut out of the page: a copy lets go of the rest.
    known.set(page, structuredClone(found));
    return found;
  }

  /** What no route takes is no page, and what names no entry has none: nothing is rendered to tell. */
  async function mayBePage(page: string): Promise<boolean> {
    const handle = (await site()).routeOf(page)?.handle;
    const url = new URL(page, 'http://localhost');
    return (
      handle !== undefined && !(await namesNoEntry(url, handle, apiFor(readOnlyContext(page))))
    );
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    followBrand();
    const page = pageOfShare(request.url.replace(/\?.*$/s, ''));
    const gone = disconnectSignal(reply);
    const client = networkOf(request.ip);
    const isPage = page !== null && (await withPermit(() => mayBePage(page), client, gone));
    const found = isPage ? await factsOf(page, request.ip, gone) : undefined;
    if (!found) return sendNotFound(request, reply);
    const etag = etagOf(found.digest);
    const headers = { 'cache-control': DAY, etag };
    // Others show it beside a link to the page.
    reply.headers({ ...headers, 'cross-origin-resource-policy': 'cross-origin' });
    if (isNotModified(request, etag)) return reply.code(304).send();
    reply.type('image/png');
    // Whoever only asks whether it is there need not wait for it to be drawn.
    if (request.method === 'HEAD') return reply.send();
    const name = `${found.digest}.png`;
    const draw = () => drawn(found.shown);
    const png = await pictureOf(name, draw, client, gone).catch((error: unknown) => {
      if (isProblem(error)) throw error;
      request.log.error({ err: error }, 'a share picture could not be drawn');
      return null;
    });
    return png ? reply.send(png) : sendBrand(reply);
  }
  app.route({ method: ['GET', 'HEAD'], url: '/share/*', handler: answer });

  /** The page names this URL as its picture, so there has to be one. */
  async function sendBrand(reply: FastifyReply) {
    const { statusCode, rawPayload } = await app.inject(BRAND_PICTURE);
    if (statusCode !== 200) throw unavailableProblem(statusCode);
    reply.removeHeader('etag').header('cache-control', UNTIL_MENDED);
    return reply.type('image/jpeg').send(rawPayload);
  }
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}

/** Another text whenever the same page would be drawn in another way. */
function lookOf(contentDir: string, { name, nativeName, tagline }: Brand): string {
  const words = [name, nativeName, tagline].join('\n');
  const hash = createHash('sha256').update(words).update(drawingFingerprint());
  const media = ['scenes/mark.svg', 'scenes/mark-light.svg'];
  const fonts = FONTS.map((name) => `fonts/${name}`);
  for (const file of [
    join(contentDir, 'theme.css'),
    ...[...media, ...fonts].map((name) => join(contentDir, 'media', name)),
  ]) {
    hash.update(readIfThere(file));
  }
  return hash.digest('hex');
}

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
