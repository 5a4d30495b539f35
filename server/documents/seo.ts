/** What search engines, networks and browsers ask for beside the pages. */
import type { FastifyInstance } from 'fastify';
import { type ShareSources, sharePictures } from '#server/files/share/share-pictures.ts';
import { robots } from './robots.ts';
import { type SecurityTxtSources, securityTxt } from './security-txt.ts';
import { type SitemapSources, sitemap } from './sitemap.ts';

export async function seo(
  app: FastifyInstance,
  sources: SitemapSources & SecurityTxtSources & ShareSources,
) {
  await app.register(sitemap, sources);
  await app.register(robots, sources);
  await app.register(securityTxt, sources);
  await app.register(sharePictures, sources);
}
