/** `/share/….png`: the picture of a link to a page, drawn from the content of the page. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disconnectSignal, networkOf } from '#api/http/client.ts';
import { sendNotFound, unavailableProblem } from '#api/http/problems.ts';
import { isProblem } from '#contract/problem.ts';
import { BRAND_SHARE_IMAGE, pageOfShareImage } from '#contract/share-image.ts';
import type { Site } from '#delivery/built-site.ts';
import { createFairSemaphore } from '#delivery/fair-semaphore.ts';
import { isUnknownEntry, readOnlyContext } from '#delivery/page-api.ts';
import { etagOf, isNotModified } from '#delivery/page-response.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import type { ApiHost } from '#server/api-host.ts';
import { DrawnPictures } from '#server/files/drawn-pictures.ts';
import { PagePictures } from './page-pictures.ts';

/** A page's picture keeps its URL when the page changes. */
const DAY = 'public, max-age=86400';

/** An error in a pack is usually fixed soon. */
const MINUTE = 'public, max-age=60';

/** Lookups of entries are limited, so that made-up ones leave the server time for pages. */
const LOOKUPS = { running: 2, waiting: 64 };

export interface ShareSources {
  contentDir: string;
  apiFor: ApiHost['apiFor'];
  site: () => Promise<Site> | Site;
  /** The current pack. */
  pack: () => SiteModules;
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
      const page = pageOfShareImage(request.url.replace(/\?.*$/s, ''));
      const signal = disconnectSignal(reply);
      const client = networkOf(request.ip);
      const isPage = page && (await withPermit(() => mayBePage(page, sources), client, signal));
      const facts = isPage ? await pagePictures.factsOf(page, request.ip, signal) : undefined;
      if (!facts) return sendNotFound(request, reply);
      const etag = etagOf(facts.digest);
      const headers = { 'cache-control': DAY, etag };
      // Other sites show it with a link to the page.
      reply.headers({ ...headers, 'cross-origin-resource-policy': 'cross-origin' });
      if (isNotModified(request, etag)) return reply.code(304).send();
      reply.type('image/png');
      // A HEAD request need not wait for the drawing.
      if (request.method === 'HEAD') return reply.send();
      const draw = () => pagePictures.draw(facts.content);
      const png = await pictures
        .get(`${facts.digest}.png`, draw, client, signal)
        .catch(logDrawingError(request));
      return png ? reply.send(png) : sendBrandPicture(app, reply);
    },
  });
}

/** False if no route matches, or if there is no such entry. Nothing is rendered to find out. */
async function mayBePage(page: string, { site, apiFor }: ShareSources): Promise<boolean> {
  const handle = (await site()).routeOf(page)?.handle;
  const url = new URL(page, 'http://localhost');
  return (
    handle !== undefined && !(await isUnknownEntry(url, handle, apiFor(readOnlyContext(page))))
  );
}

const logDrawingError = (request: FastifyRequest) => (error: unknown) => {
  if (isProblem(error)) throw error;
  request.log.error({ err: error }, 'a share picture could not be drawn');
  return null;
};

/** The page names this URL as its picture, so it must answer with one. */
async function sendBrandPicture(app: FastifyInstance, reply: FastifyReply) {
  const { statusCode, rawPayload } = await app.inject(BRAND_SHARE_IMAGE);
  if (statusCode !== 200) throw unavailableProblem(statusCode);
  reply.removeHeader('etag').header('cache-control', MINUTE);
  return reply.type('image/jpeg').send(rawPayload);
}
