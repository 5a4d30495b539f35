/** What the site search finds of a pack: a row for each entry and each page, in each language. */

import type { ArticleKind } from '#contract/articles.ts';
import type { ImpactStory, ServicePackage } from '#contract/collections.ts';
import { EVENT_KINDS } from '#contract/events.ts';
import {
  FIRST_LANGUAGE,
  LANGUAGE_MODULE,
  type Language,
  type LanguageCode,
} from '#contract/languages.ts';
import type { PageCopy, PageFolder } from '#contract/page-copy.ts';
import { fileOfPage } from '#contract/page-paths.ts';
import { searchedPages } from '#contract/searched-pages.ts';
import type { Site } from '#contract/site.ts';
import type { SearchKind } from '#contract/site-search.ts';
import { isPageIn, languagesOf, translatedPack } from '#contract/translated-pack.ts';
import type { ArticlesTable, CalendarEventsTable, JobListingsTable } from '#db/schema.ts';
import {
  articleFolders,
  entryPages,
  IMPACT_STORY_PAGE,
  JOB_FOLDER,
} from '#domain/content/pack-files/index.ts';
import { plainTextOf } from '#domain/content/rich-text.ts';
import type { NewEntry } from '#domain/content/search/index.ts';
import { articleKindOf } from '#domain/content/stored-kinds.ts';
import type { Rows } from './pack-rows.ts';
import { proseIn } from './page-prose.ts';
import type { SiteModules } from './site-modules.ts';
import { wordTranslator } from './word-translator.ts';

/** @param emptyAreas URL paths of the areas that the brand has switched off */
export function searchEntries(rows: Rows, emptyAreas: readonly string[]): NewEntry[] {
  const modules = JSON.parse(rows.modules) as SiteModules;
  const site = modules['site.yaml'] as Site;
  const paths = entryPages(site);
  const folders = articleFolders(site);
  const { kinds } = modules['pages/search.yaml'] as PageCopy['search'];
  /** People also search for what an entry is: "open roles", "training". */
  const withKind = (entry: NewEntry): NewEntry => {
    const { one, many } = kinds[entry.kind];
    return { ...entry, words: [entry.words, one, many].join('\n') };
  };
  const jobs = rows.jobs.map((job) => withKind(jobEntry(job, paths[JOB_FOLDER] ?? '')));
  const events = rows.events.map((event) => withKind(eventEntry(event, paths[event.kind] ?? '')));
  const articles = rows.articles.map((row) =>
    articleEntry(row, paths[folders[articleKindOf(row.kind)]] ?? ''),
  );
  const others = languagesOf(modules).flatMap((lang) => {
    const pack = translatedPack(modules, lang);
    const translate = wordTranslator(pack[LANGUAGE_MODULE] as Language);
    // The pages of jobs and events exist in each language, with the entry in the first.
    return [
      ...pageEntries(pack),
      ...translatedStories(pack, lang),
      ...[...jobs, ...events].map(translate),
    ];
  });
  const entries = [
    ...pageEntries(modules),
    ...storyEntries(modules).map(({ found }) => found),
    ...jobs,
    ...events,
    ...articles,
  ];
  const isVisible = ({ path }: NewEntry) =>
    !emptyAreas.some((area) => path === area || path.startsWith(`${area}/`));
  return [...entries, ...others].filter(isVisible);
}

const entry = (
  facts: Pick<NewEntry, 'kind' | 'path' | 'title'> & Partial<NewEntry> & { texts: string[] },
): NewEntry => {
  const { texts, ...others } = facts;
  const text = texts.filter(Boolean).join('\n');
  const times = { date: 0, visibleFrom: 0, visibleUntil: null };
  return { lang: FIRST_LANGUAGE, words: '', ...times, text, ...others };
};

function jobEntry(job: JobListingsTable, list: string): NewEntry {
  const skills = (JSON.parse(job.hard_skills) as { label: string }[]).map(({ label }) => label);
  const sections = [job.role_summary, job.responsibilities, job.minimum_qualifications];
  return entry({
    kind: 'job',
    path: `${list}/${job.slug}`,
    title: job.name,
    texts: [...sections, job.preferred_qualifications, job.benefits].map(plainTextOf),
    words: [
      job.department_name,
      job.job_type,
      job.work_mode,
      job.location,
      job.type,
      ...skills,
    ].join('\n'),
    date: job.published_at,
    visibleFrom: job.published_at,
    visibleUntil: job.valid_through,
  });
}

function eventEntry(event: CalendarEventsTable, list: string): NewEntry {
  const tags = JSON.parse(event.tags) as string[];
  return entry({
    kind: event.kind === EVENT_KINDS[0] ? 'event' : 'training',
    path: `${list}/${event.slug}`,
    title: event.name,
    texts: [event.meta_description, plainTextOf(event.description)],
    words: [event.category_name, event.mode, event.location, ...tags].join('\n'),
    date: event.starts_at,
  });
}

const ARTICLE_ENTRIES: Record<ArticleKind, SearchKind> = {
  blogs: 'post',
  'hub-stories': 'hub-story',
  'learning-hubs': 'session',
  whitepapers: 'paper',
};

function articleEntry(row: ArticlesTable, list: string): NewEntry {
  const author = row.author === null ? '' : JSON.parse(row.author).facts.name;
  return entry({
    kind: ARTICLE_ENTRIES[articleKindOf(row.kind)],
    path: `${list}/${row.slug}`,
    title: row.title,
    texts: [row.meta_description, plainTextOf(row.body)],
    words: [...(JSON.parse(row.tags) as string[]), author].join('\n'),
    date: row.published_at,
    visibleFrom: row.published_at,
  });
}

interface CopyWithMeta {
  meta: { title?: string; description: string; keywords: string[] };
  heading?: string;
  lede?: string;
  dates?: { published: string };
}

/** Pages of the site in the language of a pack; in another language only the translated ones. */
function pageEntries(pack: SiteModules): NewEntry[] {
  const site = pack['site.yaml'] as Site;
  const language = pack[LANGUAGE_MODULE] as Language | undefined;
  const lang = language?.code ?? FIRST_LANGUAGE;
  const builtIn = searchedPages(site).map(({ name, ...page }) => {
    return { ...page, file: fileOfPage(name, site) };
  });
  const plain = pagesIn(pack, 'plain').map(({ file, slug }) => {
    return { file, path: `/${slug}`, isTool: false };
  });
  return [...builtIn, ...plain].flatMap(({ file, path, isTool }) => {
    const isMissing =
      language && !(isPageIn(pack, lang, path) && language.translated.includes(file));
    if (isMissing || !(file in pack)) return [];
    const copy = pack[file] as CopyWithMeta;
    return entry({
      lang,
      kind: 'page',
      path,
      title: copy.meta.title || copy.heading || site.name,
      texts: [copy.meta.description, ...(isTool ? topOf(copy) : proseIn(file, copy))],
      words: '',
      // What a page is about counts more than what its text mentions, and lists come first.
      titleWords: copy.meta.keywords.join('\n'),
      date: Number(isTool),
    });
  });
}

const topOf = ({ heading = '', lede = '' }: CopyWithMeta) => [heading, lede];

/** Those that are translated. */
function translatedStories(pack: SiteModules, lang: LanguageCode): NewEntry[] {
  const { translated } = pack[LANGUAGE_MODULE] as Language;
  return storyEntries(pack)
    .filter(({ file, found }) => translated.includes(file) && isPageIn(pack, lang, found.path))
    .map(({ found }) => ({ ...found, lang }));
}

interface StoryEntry {
  /** Has its texts. */
  file: string;
  found: NewEntry;
}

/** Solutions, service packages and stories, whose pages are copy. */
function storyEntries(pack: SiteModules): StoryEntry[] {
  const packages = pack['service-packages.yaml'] as ServicePackage[];
  const stories = pack['impact-stories.yaml'] as ImpactStory[];
  return [
    ...packages.flatMap(({ slug, title, description, charge }) => {
      const file = `pages/service-packages/${slug}.yaml`;
      const copy = pack[file] as CopyWithMeta | undefined;
      if (!copy) return [];
      const texts = [copy.meta.description, description, charge, ...proseIn(file, copy)];
      const words = copy.meta.keywords.join('\n');
      const path = `/service-packages/${slug}`;
      return { file, found: entry({ kind: 'package', path, title, texts, words }) };
    }),
    ...solutionEntries(pack),
    ...customerStories(pack, 'stories', ''),
    ...customerStories(pack, 'partner-stories', '/customers'),
    ...stories.map(({ slug, name, role, description, quote, body, dates }) => ({
      file: 'impact-stories.yaml',
      found: entry({
        kind: 'impact-story',
        path: `${IMPACT_STORY_PAGE}/${slug}`,
        title: name,
        texts: [
          description,
          quote,
          ...body.flatMap(({ title = '', description }) => [title, description]),
        ],
        words: role,
        date: Date.parse(dates.published),
      }),
    })),
  ];
}

function customerStories(pack: SiteModules, folder: PageFolder, parent: string): StoryEntry[] {
  return pagesIn(pack, folder).map(({ file, slug, copy }) => ({
    file,
    found: entry({
      kind: 'customer-story',
      path: `${parent}/${slug}`,
      title: copy.meta.title || slug,
      texts: [copy.meta.description, ...proseIn(file, copy)],
      words: copy.meta.keywords.join('\n'),
      date: Date.parse(copy.dates?.published ?? '') || 0,
    }),
  }));
}

const solutionEntries = (pack: SiteModules): StoryEntry[] =>
  pagesIn(pack, 'solutions').map(({ file, slug, copy }) => ({
    file,
    found: entry({
      kind: 'solution',
      path: `/${slug}`,
      title: copy.meta.title || copy.heading || slug,
      texts: [copy.meta.description, ...proseIn(file, copy)],
      titleWords: copy.meta.keywords.join('\n'),
    }),
  }));

/** The pages of a folder of the pack. */
function pagesIn(pack: SiteModules, folder: PageFolder) {
  const name = new RegExp(`^pages/${folder}/([^/]+)\\.yaml$`);
  return Object.entries(pack).flatMap(([file, module]) => {
    const slug = name.exec(file)?.[1];
    return slug === undefined ? [] : [{ file, slug, copy: module as CopyWithMeta }];
  });
}
