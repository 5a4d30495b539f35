/**
 * RSS 2.0 feeds of new entries, for readers and job boards. The URL of an entry's page is its id.
 */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { sendNotFound } from '#api/http/problems.ts';
import { leftOutAreas } from '#contract/areas.ts';
import { plainText } from '#contract/heading-ids.ts';
import { mapFacets } from '#contract/job-search.ts';
import { JobListQuery } from '#contract/jobs.ts';
import { removeControls } from '#contract/markup.ts';
import { JOB_PAGE, NO_FILTER } from '#contract/page-sizes.ts';
import { ProblemError } from '#contract/problem.ts';
import type { PublicApi } from '#contract/public-api.ts';
import type { Site } from '#contract/site.ts';
import { readOnlyContext } from '#delivery/page-api.ts';
import type { ApiHost } from '#server/api-host.ts';
import { sendCacheable } from './send-cacheable.ts';

export interface DocumentSources {
  /** The brand of the current pack. */
  brand: () => Site;
  apiFor: ApiHost['apiFor'];
  publicUrl: () => string;
}

interface FeedItem {
  title: string;
  path: string;
  description: string;
  time: number;
  /** The author's name. */
  author?: string | undefined;
}

const FEEDS = [
  { page: '/blogs-and-insights', area: 'blog', title: 'Blog', read: readPosts },
  { page: '/talents-on-demand', area: 'jobs', title: 'Talents on Demand', read: readJobs },
] as const;

export async function feeds(app: FastifyInstance, { brand, apiFor, publicUrl }: DocumentSources) {
  for (const { page, area, title, read } of FEEDS) {
    app.get(`${page}/feed.xml`, async (request, reply) => {
      if (leftOutAreas(brand().without).has(area)) return sendNotFound(request, reply);
      const query = new URLSearchParams(request.url.split('?')[1]);
      const items = await read(apiFor(readOnlyContext(page)), query);
      const { Feed } = await import('feed');
      const origin = publicUrl();
      const { name, description, email } = brand();
      const feed = new Feed({
        title: `${title} | ${name}`,
        description,
        id: origin + page,
        // The list that the feed follows.
        link: origin + page + searchOf(query),
        language: 'en',
        copyright: name,
        generator: name,
        feedLinks: { rss: `${origin}${page}/feed.xml${searchOf(query)}` },
        // Constant for an empty feed, so that it does not look updated.
        updated: new Date(items[0]?.time ?? 0),
      });
      for (const item of items) {
        const link = origin + item.path;
        const { title, description, time, author } = item;
        feed.addItem({
          title,
          description,
          id: link,
          guid: link,
          link,
          date: new Date(time || 0),
          // RSS requires an address; it is the company's.
          ...(author && { author: [{ name: author, email }] }),
        });
      }
      return sendCacheable(request, reply, {
        type: 'application/rss+xml; charset=utf-8',
        text: removeControls(feed.rss2()),
      });
    });
  }
}

const searchOf = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');

async function readPosts(api: PublicApi): Promise<FeedItem[]> {
  const pages = await Promise.all(
    [0, 1].map((offset) => api.listBlogs({ filter: NO_FILTER, q: '', offset })),
  );
  return pages
    .flatMap(({ data }) => data)
    .map(({ slug, title, metaDescription, publishDate, author }) => ({
      title,
      path: `/blogs-and-insights/${encodeURIComponent(slug)}`,
      description: metaDescription,
      time: publishDate,
      author: author?.name,
    }));
}

/** The newest jobs of a search, with the same parameters as the list. */
async function readJobs(api: PublicApi, query: URLSearchParams): Promise<FeedItem[]> {
  const filter = { ...mapFacets((facet) => query.getAll(facet)), q: query.get('q') ?? '' };
  const search = JobListQuery.safeParse({ ...filter, sort: 'newest', limit: JOB_PAGE.maxLimit });
  if (!search.success) throw new ProblemError('malformed', z.prettifyError(search.error));
  const { data } = await api.listJobs(search.data);
  return data.map(({ slug, name, roleSummary, publishedAt }) => ({
    title: name,
    path: `/talents-on-demand/${encodeURIComponent(slug)}`,
    description: plainText(roleSummary ?? ''),
    time: publishedAt,
  }));
}
