import { parse } from 'yaml';
import type { ArticleKind } from '#contract/articles.ts';
import type { ImpactStory } from '#contract/collections.ts';
import { fileOfPage, type PageName } from '#contract/page-paths.ts';
import type { ArticleCopy } from '#contract/pages/articles.ts';
import type { Site } from '#contract/site.ts';
import type { NewArticle } from '#domain/content/articles/index.ts';
import {
  articleFolders,
  authorPath,
  type ContentProblem,
  existsInPack,
  fileProblem,
  JOB_FOLDER,
  leftOutOf,
  type PackSource,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import { commandText } from '#domain/support/command-text.ts';
import { copyAdvice, unknownPlaceholders } from './copy-check.ts';
import { leftOutPaths } from './empty-areas.ts';
import { hiddenFormerUrls } from './former-url-check.ts';
import { hiddenSectionLinks } from './hidden-section-links.ts';
import { deadCopyLinks, deadLinks, entryPaths } from './internal-links.ts';
import { misnamedMedia } from './media-check.ts';
import { cutMotifs } from './motif-check.ts';
import type { ContentPack, Inspection } from './read-pack.ts';
import { themeAdvice } from './theme-check.ts';
import { readTranslations } from './translations.ts';
import { unreadFiles } from './unread-files.ts';
import { lineStarting } from './yaml-lines.ts';

/** @param pages URL paths of the pages that exist without an entry */
export async function adviceOn(
  contentDir: PackSource,
  { pack, copies, links, advice, tree }: Inspection,
  pages: readonly string[],
): Promise<ContentProblem[]> {
  const site = copies.get('site.yaml') as Site | undefined;
  return [
    ...advice,
    ...unreadFiles(tree, copies, leftOutOf(contentDir)),
    ...misnamedMedia(
      contentDir,
      // Pictures have already been decoded completely.
      tree.files.filter((file) => !pack.pictures.has(file)),
    ),
    ...(await themeAdvice(contentDir)),
    ...copyAdvice(contentDir, copies),
    ...linkAdvice(contentDir, { pack, copies, links }, pages),
    ...(site ? unknownTags(pack.articles, copies, site) : []),
    ...(site ? titledEntries(pack, site).flatMap(equalTitles) : []),
    ...cutMotifs(contentDir, copies, pack.pictures),
    ...unknownPlaceholders(contentDir, copies),
    ...readTranslations(contentDir, copies).advice,
    ...(site ? staleSharePicture(contentDir, site) : []),
  ];
}

type LinkSources = Pick<Inspection, 'pack' | 'copies' | 'links'>;

/**
 * Links that lead nowhere.
 * @param pages URL paths of the pages that exist without an entry
 */
export function linkAdvice(
  contentDir: PackSource,
  sources: LinkSources,
  pages: readonly string[],
): ContentProblem[] {
  const { copies, links } = sources;
  const site = copies.get('site.yaml') as Site | undefined;
  return [
    // The paths of some pages come from the brand.
    ...(site ? allDeadLinks(contentDir, site, sources, pages) : []),
    ...hiddenSectionLinks(contentDir, links, copies),
  ];
}

function allDeadLinks(
  contentDir: PackSource,
  site: Site,
  { pack, copies, links }: LinkSources,
  pages: readonly string[],
): ContentProblem[] {
  const stories = (copies.get('impact-stories.yaml') ?? []) as ImpactStory[];
  const authors = pack.articles.flatMap(({ author_slug: slug }) => slug ?? []).map(authorPath);
  const allPages = new Set([...pages, ...entryPaths(contentDir, site, stories), ...authors]);
  return [
    ...deadLinks(links, allPages),
    ...deadCopyLinks(contentDir, copies, allPages, leftOutPaths(contentDir, site)),
    ...hiddenFormerUrls(pack.articles, allPages, articleFolders(site)),
  ];
}

/** All entries, in one list for each folder. */
function titledEntries({ jobs, articles, events }: ContentPack, site: Site): TitledEntry[][] {
  const folders = articleFolders(site);
  const entry = (folder: string, slug: string, title: string, source: string) => ({
    folder,
    file: `${folder}/${slug}.md`,
    title,
    source,
  });
  const entries = [
    ...jobs.map(({ slug, name, source }) => entry(JOB_FOLDER, slug, name, source)),
    ...articles.map(({ kind, slug, title, source }) =>
      entry(folders[kind as ArticleKind], slug, title, source),
    ),
    ...events.map(({ kind, slug, name, source }) => entry(kind, slug, name, source)),
  ];
  return Object.values(Object.groupBy(entries, ({ folder }) => folder)).map((list) => list ?? []);
}

/**
 * The default share picture, and the name and tagline that it shows. `npm run content -- icons`
 * writes both files. A picture without the second file is not checked.
 */
const PICTURE = 'media/icons/share.jpg';
const NOTE = 'media/icons/share.yaml';

function staleSharePicture(contentDir: PackSource, site: Site): ContentProblem[] {
  if (!existsInPack(contentDir, NOTE)) return [];
  const pictured = parse(readPackText(contentDir, NOTE)) as Partial<Site>;
  return (['name', 'tagline'] as const)
    .filter((field) => pictured[field] !== site[field])
    .map((field) => {
      const remedy = `run ${commandText('content', 'icons')}, or make another picture and update ${NOTE}`;
      return fileProblem(PICTURE, `shows the ${field} "${pictured[field]}"; ${remedy}`);
    });
}

/** Pages with the filters of each kind. Each article should match one of them. */
const LISTS = {
  blogs: 'blogs-and-insights',
  'hub-stories': 'hub-stories',
  'learning-hubs': 'learning-hub',
  whitepapers: 'whitepapers',
} as const satisfies Record<ArticleKind, PageName>;

const normalize = (tag: string) => tag.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** @param copies copy by path below the content folder */
function unknownTags(
  articles: readonly NewArticle[],
  copies: ReadonlyMap<string, unknown>,
  site: Site,
): ContentProblem[] {
  return articles.flatMap(({ kind: name, slug, tags, source }) => {
    const kind = name as ArticleKind;
    const page = fileOfPage(LISTS[kind], site);
    const list = (copies.get(page) as ArticleCopy | undefined)?.list;
    const filters = list?.filterBar ? list.filters.items.slice(1).map(({ id }) => id) : [];
    if (filters.length === 0) return [];
    const line = lineStarting(source, 'tags:');
    const file = `${articleFolders(site)[kind]}/${slug}.md`;
    const problem = (message: string) => ({ file, line, field: 'tags', message });
    const tagNames = JSON.parse(tags) as string[];
    const misspelled = tagNames.flatMap((tag) => {
      const similar = filters.find(
        (filter) => filter !== tag && normalize(filter) === normalize(tag),
      );
      return similar
        ? problem(`"${tag}" is not a filter of the list; did you mean "${similar}"?`)
        : [];
    });
    if (misspelled.length > 0 || tagNames.some((tag) => filters.includes(tag))) return misspelled;
    return problem(`no filter of the list matches: use one of ${filters.join(', ')}`);
  });
}

interface TitledEntry {
  file: string;
  title: string;
  source: string;
}

/** Finds entries with the same title, which lists cannot distinguish. @param entries of one kind */
function equalTitles(entries: readonly TitledEntry[]): ContentProblem[] {
  const fileByTitle = new Map<string, string>();
  return entries.flatMap(({ file, title, source }) => {
    const key = title.trim().toLowerCase();
    const other = fileByTitle.get(key);
    if (other === undefined) {
      fileByTitle.set(key, file);
      return [];
    }
    const field = lineStarting(source, 'title:') > 0 ? 'title' : 'name';
    const line = lineStarting(source, `${field}:`);
    return { file, line, field, message: `is the same in ${other}` };
  });
}
