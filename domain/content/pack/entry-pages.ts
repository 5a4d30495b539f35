/** Where the pages of the pack's entries are. */
import { EVENT_KINDS } from '#contract/events.ts';
import type { Site } from '#contract/site.ts';
import { ARTICLE_FOLDERS, JOB_FOLDER } from './pack-files.ts';

/** Folder of the pack to the URL path of its list; an entry's own page is below it. */
export function entryPages({ hub }: Pick<Site, 'hub'>): Record<string, string> {
  return {
    [JOB_FOLDER]: '/talents-on-demand',
    [ARTICLE_FOLDERS.blogs]: '/blogs-and-insights',
    [ARTICLE_FOLDERS['experience-nepal']]: hub,
    [ARTICLE_FOLDERS['learning-hubs']]: '/learning-hub',
    [ARTICLE_FOLDERS.whitepapers]: '/whitepapers',
    [EVENT_KINDS[0]]: '/events',
    [EVENT_KINDS[1]]: '/trainings-and-certifications',
    'pages/service-packages': '/service-packages',
    'pages/partner-stories': '/customers',
  };
}

/** Where somebody's articles are listed. */
export const authorPath = (slug: string) => `/authors/${slug}`;

/** The list of these is not above their own pages. */
export const IMPACT_STORY_PAGE = '/impact-story';
