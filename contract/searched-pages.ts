/** The pages that the site search finds by their copy, and their paths. */
import { PAGE_COPY } from './page-copy.ts';
import { type PageName, type PathNames, pathOfPage } from './page-paths.ts';

/** Copy that is not of a page to find: errors, answers to forms, private pages, this search. */
const UNSEARCHED: readonly PageName[] = [
  'application',
  'author',
  'errors',
  'offline',
  'search',
  'successful-submission',
];

/**
 * The home page, lists and forms: only their titles, descriptions, headings and ledes are searched.
 */
const TOOLS: readonly PageName[] = [
  'home',
  'talents-on-demand',
  'drop-your-info',
  'job-alerts',
  'newsletter',
  'events',
  'trainings-and-certifications',
  'blogs-and-insights',
  'hub-stories',
  'learning-hub',
  'whitepapers',
  'brand-blog',
];

export interface SearchedPage {
  name: PageName;
  /** In the first language. */
  path: string;
  isTool: boolean;
}

export const searchedPages = (names: PathNames): SearchedPage[] =>
  (Object.keys(PAGE_COPY) as PageName[])
    .filter((name) => !UNSEARCHED.includes(name))
    .flatMap((name) => {
      const path = pathOfPage(name, names);
      return path === null ? [] : { name, path, isTool: TOOLS.includes(name) };
    });
