/** Which calls belong to an area of the site that a brand may leave out. */
import type { AreaName } from '#contract/areas.ts';

/** By the first part of the path. */
const AREAS_OF_CALLS: Readonly<Record<string, AreaName>> = {
  blogs: 'blog',
  'experience-nepal': 'hub',
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
export const areaOfCall = (path: string): AreaName | undefined =>
  AREAS_OF_CALLS[path.split('/')[1] ?? ''];
