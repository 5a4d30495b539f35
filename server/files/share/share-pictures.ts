/** `/share/….png`: what a link to a page is shown with, drawn of what the page itself shows. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disconnectSignal, networkOf } from '#api/http/client.ts';
import { sendNotFound, unavailableProblem } from '#api/http/problems.ts';
import { isProblem } from '#contract/problem.ts';
import { pageOfShare } from '#contract/share.ts';
import type { Site as Brand } from '#contract/site.ts';
import { etagOf, isNotModified } from '#delivery/answer.ts';
import type { Site } from '#delivery/built-site.ts';
import { createFairSemaphore } from '#delivery/fair-semaphore.ts';
import { namesNoEntry, readOnlyContext } from '#delivery/page-api.ts';
import type { ApiHost } from '#server/api-host.ts';
import { DrawnPictures } from '#server/files/drawn-pictures.ts';
import { PagePictures } from './page-pictures.ts';

/** The URL of a page's picture stays when the page changes. */
const DAY = 'public, max-age=86400';

/** What is wrong with a pack is soon mended. */
const UNTIL_MENDED = 'public, max-age=60';

const BRAND_PICTURE = '/icons/share.jpg';

/** Entries that are looked up at the same time: made-up ones leave the server its time for pages. */
const LOOKUPS = { running: 2, waiting: 64 };

export interface ShareSources {
  contentDir: string;
  apiFor: ApiHost['apiFor'];
  site: () => Promise<Site> | Site;
  /** Of the pack that is shown now. */
  brand: () => Brand;
}

export async function sharePictures(app: FastifyInstance, sources: ShareSources) {
  const pagePictures = new PagePictures(app, sources);
  const withPermit = createFairSemaphore(LOOKUPS);
  const pictures = new DrawnPictures((error) =>
    app.log.error({ err: error }, 'a share picture could not be cached'),
  );

  app.route({
    method: ['GET', 'HEAD'],
    url: '/share/*',
    handler: async (request, reply) => {
      const page = pageOfShare(request.url.replace(/\?.*$/s, ''));
      const gone = disconnectSignal(reply);
      const client = networkOf(request.ip);
      const isPage = page && (await withPermit(() => mayBePage(page, sources), client, gone));
      const facts = isPage ? await pagePictures.factsOf(page, request.ip, gone) : undefined;
      if (!facts) return sendNotFound(request, reply);
      const etag = etagOf(facts.digest);
      const headers = { 'cache-control': DAY, etag };
      // Others show it beside a link to the page.
      reply.headers({ ...headers, 'cross-origin-resource-policy': 'cross-origin' });
      if (isNotModified(request, etag)) return reply.code(304).send();
      reply.type('image/png');
      // A request for the headers alone need not wait for it to be drawn.
      if (request.method === 'HEAD') return reply.send();
      const draw = () => pagePictures.draw(facts.shown);
      const png = await pictures
        .get(`${facts.digest}.png`, draw, client, gone)
        .catch(reportUndrawn(request));
      return png ? reply.send(png) : sendBrand(app, reply);
    },
  });
}

/** What no route takes is no page, and what names no entry has none: nothing is rendered to find out. */
async function mayBePage(page: string, { site, apiFor }: ShareSources): Promise<boolean> {
  const handle = (await site()).routeOf(page)?.handle;
  const url = new URL(page, 'http://localhost');
  return handle !== undefined && !(await namesNoEntry(url, handle, apiFor(readOnlyContext(page))));
}

const reportUndrawn = (request: FastifyRequest) => (error: unknown) => {
  if (isProblem(error)) throw error;
  request.log.error({ err: error }, 'a share picture could not be drawn');
  return null;
};

/** The page names this URL as its picture, so there has to be one. */
async function sendBrand(app: FastifyInstance, reply: FastifyReply) {
  const { statusCode, rawPayload } = await app.inject(BRAND_PICTURE);
  if (statusCode !== 200) throw unavailableProblem(statusCode);
  reply.removeHeader('etag').header('cache-control', UNTIL_MENDED);
  return reply.type('image/jpeg').send(rawPayload);
}
