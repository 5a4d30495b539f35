/**
 * `/sitemap.xml` (sitemaps.org): every indexable page, from the route table and from the database.
 */
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendNotFound } from '#api/http/problems.ts';
import { pathInFirstLanguage } from '#contract/languages.ts';
import { escapeMarkup, removeControls } from '#contract/markup.ts';
import type { Site, SiteRoute } from '#delivery/built-site.ts';
import type { EntrySlugs } from './entry-slugs.ts';
import { sendCacheable } from './send-cacheable.ts';

/** URLs in one file. The protocol allows ten times as many, which are slow to read. */
const MAX_URLS = 5000;

interface SitemapEntry {
  /** Path, percent-encoded. */
  path: string;
  /** Epoch milliseconds of the page's last change; null if unknown. */
  changedAt: number | null;
}

const XML = 'application/xml; charset=utf-8';

/** Milliseconds: jobs close and posts are published without a change of the content. */
const LIFETIME = 5 * 60 * 1000;

/** Files that are cached, each up to a megabyte. */
const MAX_FILES = 24;

export interface SitemapSources {
  contentDir: string;
  site: () => Promise<Site> | Site;
  entrySlugs: EntrySlugs;
  contentVersion: () => number;
  publicUrl: () => string;
}

/** A section of the sitemap, from one source. */
interface Source {
  count: number;
  read: (first: number) => Promise<SitemapEntry[]>;
}

export async function sitemap(app: FastifyInstance, sources: SitemapSources) {
  const { contentVersion, publicUrl } = sources;
  const files = new LRUCache<string, { text: string | null }>({
    max: MAX_FILES,
    ttl: LIFETIME,
    fetchMethod: async (key) => ({ text: await fileOf(key.split(' ')[1] ?? '', sources) }),
  });
  const cached = async (name: string) =>
    (await files.forceFetch(`${contentVersion()} ${name} ${publicUrl()}`)).text;

  app.get('/sitemap.xml', async (request, reply) =>
    sendCacheable(request, reply, { type: XML, text: (await cached('all')) ?? '' }),
  );
  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^[1-9]\\d{0,3}).xml',
    async (request, reply) => {
      const text = await cached(request.params.part);
      if (text === null) return sendNotFound(request, reply);
      return sendCacheable(request, reply, { type: XML, text });
    },
  );
}

/** @param name number of a part, or `all`: every URL, or an index of the parts */
async function fileOf(name: string, sources: SitemapSources): Promise<string | null> {
  const origin = sources.publicUrl();
  const all = await sourcesOf(sources);
  const isOneFile = all.reduce((sum, { count }) => sum + count, 0) <= MAX_URLS;
  const parts = all.flatMap(({ count, read }) =>
    Array.from({ length: Math.ceil(count / MAX_URLS) }, (_, n) => () => read(n * MAX_URLS)),
  );
  if (name === 'all' && isOneFile) {
    return urlset(origin, (await Promise.all(parts.map((read) => read()))).flat());
  }
  if (name === 'all') {
    return sitemapIndex(
      origin,
      parts.map((_, n) => `/sitemap-${n + 1}.xml`),
    );
  }
  const read = isOneFile ? undefined : parts[Number(name) - 1];
  return read ? urlset(origin, await read()) : null;
}

/** A route of another language has its code before the id: `ne:routes/events/event-list`. */
const firstLanguagePath = ({ id, path }: SiteRoute) => pathInFirstLanguage(path, id.split(':', 1));

async function sourcesOf({ contentDir, site, entrySlugs }: SitemapSources): Promise<Source[]> {
  const { emptyAreas } = await import('#domain/content/pack/empty-areas.ts');
  const empty = emptyAreas(contentDir);
  const routes = (await site()).routes.filter(
    (route) => isIndexable(route) && !empty.includes(firstLanguagePath(route)),
  );
  const fixed = routes.flatMap(builtInPaths).map((path) => ({ path, changedAt: null }));
  const stored = routes.flatMap(({ path, handle }) =>
    handle.entries ? [{ path, kind: handle.entries }] : [],
  );
  const sources = stored.map(async ({ path, kind }) => ({
    count: await entrySlugs.count(kind),
    read: async (first: number) => {
      const list = await entrySlugs.list(kind, { first, count: MAX_URLS });
      return list.map(({ slug, changedAt }) => ({ path: withSlug(path, slug), changedAt }));
    },
  }));
  const builtIn = {
    count: fixed.length,
    read: async (first: number) => fixed.slice(first, first + MAX_URLS),
  };
  return [builtIn, ...(await Promise.all(sources))];
}

/** False for a page that must not be indexed, and for a second URL of a page. */
function isIndexable({ path, handle }: SiteRoute): boolean {
  return handle.indexed !== false && (handle.canonical ?? path) === path;
}

/** The URLs of pages whose copy is built in. */
function builtInPaths({ path, handle }: SiteRoute): string[] {
  if (!path.includes(':')) return [path];
  return (handle.slugs ?? []).map((slug) => withSlug(path, slug));
}

function withSlug(path: string, slug: string): string {
  return path.replace(/:[^/]+$/, () => encodeURIComponent(slug));
}

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function file(root: string, entries: readonly string[]): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} xmlns="${SCHEMA}">`];
  return removeControls([...lines, ...entries, `</${root}>`, ''].join('\n'));
}

function urlset(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    const time =
      changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
    return `<url><loc>${escapeMarkup(origin + path)}</loc>${time}</url>`;
  });
  return file('urlset', urls);
}

function sitemapIndex(origin: string, paths: readonly string[]): string {
  return file(
    'sitemapindex',
    paths.map((path) => `<sitemap><loc>${escapeMarkup(origin + path)}</loc></sitemap>`),
  );
}
