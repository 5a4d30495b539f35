/** What search engines, networks and browsers ask for beside the pages. */
import type { FastifyInstance } from 'fastify';
import { robots } from './robots.ts';
import { type ShareSources, sharePictures } from './share/share-pictures.ts';
import { type SitemapSources, sitemap } from './sitemap.ts';

export async function seo(app: FastifyInstance, sources: SitemapSources & ShareSources) {
  await app.register(sitemap, sources);
  await app.register(robots, sources);
  await app.register(sharePictures, sources);
}
