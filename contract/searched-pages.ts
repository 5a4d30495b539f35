/** The pages that the site search finds by their copy, and their paths. */
import { PAGE_COPY, type PageCopy } from './page-copy.ts';
import { type PathNames, pagePath } from './page-paths.ts';

type PageName = keyof PageCopy;

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
  'experience-nepal',
  'learning-hub',
  'whitepapers',
  'brand-blog',
];

/** Pages that exist in the pack's other languages too (`TRANSLATED` in `app/routes.ts`). */
const TRANSLATED: readonly PageName[] = [
  'home',
  'why-careers',
  'remote-career',
  'verified-badges',
  'talents-on-demand',
  'job-alerts',
  'newsletter',
  'drop-your-info',
  'events',
  'trainings-and-certifications',
  'privacy-policy',
];

export interface SearchedPage {
  name: PageName;
  /** In the first language. */
  path: string;
  isTool: boolean;
  isTranslated: boolean;
}

export const searchedPages = (names: PathNames): SearchedPage[] =>
  (Object.keys(PAGE_COPY) as PageName[])
    .filter((name) => !UNSEARCHED.includes(name))
    .map((name) => ({
      name,
      path: pagePath(name, names),
      isTool: TOOLS.includes(name),
      isTranslated: TRANSLATED.includes(name),
    }));
