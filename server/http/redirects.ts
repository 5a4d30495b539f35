/** Redirects old URLs to the current ones, in one hop. */
import type { FastifyInstance } from 'fastify';
import { readSite } from '#domain/content/pack/index.ts';

/** `smartworks` is a former name of the brand. */
export function redirectsOf(slug: string): readonly (readonly [from: string, to: string])[] {
  const careers = `/why-${slug}-for-career-opportunities`;
  const businesses = `/why-${slug}-for-businesses`;
  const central = `/${slug}-central`;
  const cares = `/${slug}-cares`;
  const all = [
    ['/for-job-seekers', careers],
    ['/why-smartworks-for-career-opportunities', careers],
    ['/for-hiring-companies', businesses],
    ['/why-smartworks-for-businesses', businesses],
    ['/learn-about-smartworks-central', central],
    [`/learn-about-${slug}-central`, central],
    ['/smartworks-central', central],
    ['/care', cares],
    ['/smartworks-cares', cares],
    // The page's URL is misspelled, and stays so because other sites link to it.
    ['/grassroot-impact-initiative', '/grassroot-impact-initative'],
  ] as const;
  // A brand of that name would redirect to itself, and some slugs give the same URL twice.
  return [...new Map(all.filter(([from, to]) => from !== to))];
}

export async function redirects(app: FastifyInstance, { contentDir }: { contentDir: string }) {
  const { slug } = await readSite(contentDir);
  for (const [from, to] of redirectsOf(slug)) {
    for (const path of [from, `${from}/`]) {
      app.get(path, ({ url }, reply) => reply.redirect(to + queryOf(url), 301));
    }
  }
  for (const path of ['/job-openings/:slug', '/job-openings/:slug/']) {
    app.get<{ Params: { slug: string } }>(path, ({ url, params }, reply) =>
      reply.redirect(`/talents-on-demand/${encodeURIComponent(params.slug)}${queryOf(url)}`, 301),
    );
  }
}

function queryOf(url: string): string {
  return /\?.*$/s.exec(url)?.[0] ?? '';
}
