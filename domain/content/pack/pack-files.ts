/** Where things are in the content folder, and where the pages of its entries are. */
import type { ArticleKind } from '#contract/articles.ts';
import { EVENT_KINDS, type EventKind } from '#contract/events.ts';
import type { Site } from '#contract/site.ts';

export const JOB_FOLDER = 'jobs';
export const DEPARTMENTS_FILE = `${JOB_FOLDER}/departments.yaml`;
export const OPTIONS_FILE = `${JOB_FOLDER}/options.yaml`;

export const AUTHORS_FILE = 'authors.yaml';

/** Focal points of pictures, by their paths. */
export const FOCUS_FILE = 'media/focus.yaml';

export const ARTICLE_FOLDERS = {
  blogs: 'blogs',
  'experience-nepal': 'experience-nepal',
  'learning-hubs': 'learning-hub',
  whitepapers: 'whitepapers',
} as const satisfies Record<ArticleKind, string>;

/** A folder for each kind of event; its kinds of subjects stand in a file of it. */
export const categoriesFile = (kind: EventKind) => `${kind}/categories.yaml`;

/** The texts that papers are printed from: the site serves the printed files alone. */
export const PAPER_SOURCES = `${ARTICLE_FOLDERS.whitepapers}/print`;

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
