/** Names of files and folders in the content folder, and URL paths of its entries. */
import type { ArticleKind } from '#contract/articles.ts';
import { EVENT_KINDS, type EventKind } from '#contract/events.ts';
import { hubName } from '#contract/page-paths.ts';
import type { Site } from '#contract/site.ts';

export const JOB_FOLDER = 'jobs';
export const DEPARTMENTS_FILE = `${JOB_FOLDER}/departments.yaml`;
export const OPTIONS_FILE = `${JOB_FOLDER}/options.yaml`;

export const AUTHORS_FILE = 'authors.yaml';

/** Focal points of pictures by path. */
export const FOCUS_FILE = 'media/focus.yaml';

/** Of the kinds whose folder is the same in every pack. */
export const ARTICLE_FOLDERS = {
  blogs: 'blogs',
  'learning-hubs': 'learning-hub',
  whitepapers: 'whitepapers',
} as const satisfies Partial<Record<ArticleKind, string>>;

/** The folder of each kind of article. That of the hub's stories has the name of the hub's path. */
export const articleFolders = (names: Pick<Site, 'hub'>) =>
  ({ ...ARTICLE_FOLDERS, 'hub-stories': hubName(names) }) satisfies Record<ArticleKind, string>;

/** The file with the categories of a kind of event. */
export const categoriesFile = (kind: EventKind) => `${kind}/categories.yaml`;

/** Folder of the sources of papers. The site serves only the PDF files made from them. */
export const PAPER_SOURCES = `${ARTICLE_FOLDERS.whitepapers}/print`;

/** URL paths of lists by folder of the pack. The page of an entry is below that of its list. */
export function entryPages({ hub }: Pick<Site, 'hub'>): Record<string, string> {
  return {
    [JOB_FOLDER]: '/talents-on-demand',
    [ARTICLE_FOLDERS.blogs]: '/blogs-and-insights',
    [hubName({ hub })]: hub,
    [ARTICLE_FOLDERS['learning-hubs']]: '/learning-hub',
    [ARTICLE_FOLDERS.whitepapers]: '/whitepapers',
    [EVENT_KINDS[0]]: '/events',
    [EVENT_KINDS[1]]: '/trainings-and-certifications',
    'pages/service-packages': '/service-packages',
    'pages/partner-stories': '/customers',
  };
}

/** URL path of an author's page. */
export const authorPath = (slug: string) => `/authors/${slug}`;

/** Parent path of impact stories. Unlike other lists, theirs has another path. */
export const IMPACT_STORY_PAGE = '/impact-story';
