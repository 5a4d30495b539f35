/** Which calls belong to an area of the site that a brand may leave out. */
import type { AreaName } from '#contract/areas.ts';
import { hubName } from '#contract/page-paths.ts';
import type { Site } from '#contract/site.ts';

/** By the first part of the path. */
const AREAS_OF_CALLS: Readonly<Record<string, AreaName>> = {
  blogs: 'blog',
  'learning-hubs': 'learning-hub',
  whitepapers: 'whitepapers',
  events: 'events',
  trainings: 'trainings',
  'job-listings': 'jobs',
  'job-application': 'jobs',
  'job-alerts': 'jobs',
  newsletter: 'newsletter',
};

/**
 * @param path below the prefix of the public API, such as `/events/:slug`
 * @returns undefined for calls of every site
 */
export function areaOfCall(path: string, names: Pick<Site, 'hub'>): AreaName | undefined {
  const [, first = ''] = path.split('/');
  return first === hubName(names) ? 'hub' : AREAS_OF_CALLS[first];
}
