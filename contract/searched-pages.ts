/** The pages that the site search finds by their copy, and their paths. */
import { PAGE_COPY, type PageCopy } from './page-copy.ts';
import type { Site } from './site.ts';

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

/** Paths that differ from the name of the copy; `{slug}` is the brand's slug, `{hub}` the hub's path. */
const PATHS: Partial<Record<PageName, string>> = {
  home: '/',
  'why-businesses': '/why-{slug}-for-businesses',
  'why-careers': '/why-{slug}-for-career-opportunities',
  cares: '/grassroot-impact-initative',
  'experience-nepal': '{hub}',
  central: '/{slug}-central',
  'brand-blog': '/{slug}-blog',
};

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

export const searchedPages = ({ slug, hub }: Pick<Site, 'slug' | 'hub'>): SearchedPage[] =>
  (Object.keys(PAGE_COPY) as PageName[])
    .filter((name) => !UNSEARCHED.includes(name))
    .map((name) => ({
      name,
      path: (PATHS[name] ?? `/${name}`).replace('{slug}', slug).replace('{hub}', hub),
      isTool: TOOLS.includes(name),
      isTranslated: TRANSLATED.includes(name),
    }));
