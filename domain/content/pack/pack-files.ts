/** Where things stand in the content folder. */
import type { ArticleKind } from '#contract/articles.ts';
import type { EventKind } from '#contract/events.ts';

export const JOB_FOLDER = 'jobs';
export const DEPARTMENTS_FILE = `${JOB_FOLDER}/departments.yaml`;
export const OPTIONS_FILE = `${JOB_FOLDER}/options.yaml`;

export const AUTHORS_FILE = 'authors.yaml';

export const ARTICLE_FOLDERS = {
  blogs: 'blogs',
  'experience-nepal': 'experience-nepal',
  'learning-hubs': 'learning-hub',
  whitepapers: 'whitepapers',
} as const satisfies Record<ArticleKind, string>;

/** A folder for each kind of event; its kinds of subjects stand in a file of it. */
export const categoriesFile = (kind: EventKind) => `${kind}/categories.yaml`;

/** What the papers of the demo pack are printed from (`artwork/`): the site does not read it. */
export const PAPER_SOURCES = `${ARTICLE_FOLDERS.whitepapers}/print`;
