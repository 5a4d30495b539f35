/** What search engines, networks and browsers ask for beside the pages. */
import type { FastifyInstance } from 'fastify';
import { RULES, SPECULATION_RULES_PATH } from '#delivery/speculation-rules.ts';
import { robots } from './robots.ts';
import { sendCacheable } from './send-cacheable.ts';
import { type ShareSources, sharePictures } from './share/share-pictures.ts';
import { type SitemapSources, sitemap } from './sitemap.ts';

export async function seo(app: FastifyInstance, sources: SitemapSources & ShareSources) {
  await app.register(sitemap, sources);
  await app.register(robots, sources);
  const text = JSON.stringify(RULES);
  app.get(SPECULATION_RULES_PATH, (request, reply) =>
    sendCacheable(request, reply, { type: 'application/speculationrules+json', text }),
  );
  await app.register(sharePictures, sources);
}
