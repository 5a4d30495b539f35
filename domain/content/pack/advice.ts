/** What is wrong with a pack though it can be loaded: the site works, and a visitor or editor trips. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ArticleKind } from '#contract/articles.ts';
import type { ImpactStory } from '#contract/collections.ts';
import type { ArticleCopy } from '#contract/pages/articles.ts';
import type { Site } from '#contract/site.ts';
import type { NewArticle } from '#domain/content/articles/index.ts';
import {
  type ContentProblem,
  fileProblem,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import { copyAdvice, unknownPlaceholders } from './copy-check.ts';
import { deadCopyLinks, deadLinks, entryPaths } from './inside-links.ts';
import { misnamedMedia } from './media-check.ts';
import { cutMotifs } from './motif-check.ts';
import { ARTICLE_FOLDERS, authorPath, JOB_FOLDER } from './pack-files.ts';
import type { ContentPack, Inspection } from './read-pack.ts';
import { readSecondLanguages } from './second-language.ts';
import { themeAdvice } from './theme-check.ts';
import { unreadFiles } from './unread-files.ts';
import { lineStarting } from './yaml-lines.ts';

/** @param pages URL paths of the pages that are there without an entry */
export async function adviceOn(
  contentDir: string,
  { pack, copies, links, advice, tree }: Inspection,
  pages: readonly string[],
): Promise<ContentProblem[]> {
  const site = copies.get('site.yaml') as Site | undefined;
  return [
    ...advice,
    ...unreadFiles(tree, [...copies.keys()]),
    ...misnamedMedia(
      contentDir,
      // Pictures were decoded to the last pixel.
      tree.files.filter((file) => !pack.pictures.has(file)),
    ),
    ...(await themeAdvice(contentDir)),
    ...copyAdvice(contentDir, copies),
    // Without the brand nobody knows where its pages are.
    ...(site ? deadEnds(contentDir, site, { pack, copies, links }, pages) : []),
    ...unknownTags(pack.articles, copies),
    ...titledEntries(pack).flatMap(equalTitles),
    ...cutMotifs(contentDir, copies, pack.pictures),
    ...unknownPlaceholders(contentDir, copies),
    ...readSecondLanguages(contentDir, copies).advice,
    ...(site ? staleSharePicture(contentDir, site) : []),
  ];
}

function deadEnds(
  contentDir: string,
  site: Site,
  { pack, copies, links }: Pick<Inspection, 'pack' | 'copies' | 'links'>,
  pages: readonly string[],
): ContentProblem[] {
  const stories = (copies.get('impact-stories.yaml') ?? []) as ImpactStory[];
  const authors = pack.articles.flatMap(({ author_slug: slug }) => slug ?? []).map(authorPath);
  const known = new Set([...pages, ...entryPaths(contentDir, site, stories), ...authors]);
  return [...deadLinks(links, known), ...deadCopyLinks(contentDir, copies, known)];
}

const folderOf = (kind: string) => ARTICLE_FOLDERS[kind as ArticleKind];

/** The entries of each kind. */
function titledEntries({ jobs, articles, events }: ContentPack): TitledEntry[][] {
  const entry = (folder: string, slug: string, title: string, source: string) => ({
    folder,
    file: `${folder}/${slug}.md`,
    title,
    source,
  });
  const entries = [
    ...jobs.map(({ slug, name, source }) => entry(JOB_FOLDER, slug, name, source)),
    ...articles.map(({ kind, slug, title, source }) => entry(folderOf(kind), slug, title, source)),
    ...events.map(({ kind, slug, name, source }) => entry(kind, slug, name, source)),
  ];
  return Object.values(Object.groupBy(entries, ({ folder }) => folder)).map((some) => some ?? []);
}

/**
 * Whether the default share picture shows the brand's words of today. `npm run content -- icons` writes the
 * words beside it; a picture without such a file is taken as it is.
 */
const PICTURE = 'media/icons/share.jpg';
const NOTE = 'media/icons/share.yaml';

function staleSharePicture(contentDir: string, site: Site): ContentProblem[] {
  if (!existsSync(join(contentDir, NOTE))) return [];
  const shown = parse(readPackText(contentDir, NOTE)) as Partial<Site>;
  return (['name', 'tagline'] as const)
    .filter((field) => shown[field] !== site[field])
    .map((field) => {
      const mend = `run npm run content -- icons, or make another picture and correct ${NOTE}`;
      return fileProblem(PICTURE, `shows the ${field} "${shown[field]}"; ${mend}`);
    });
}

/** Whether the filters above a list find each of its articles. */
const LISTS: Record<ArticleKind, string> = {
  blogs: 'pages/blogs-and-insights.yaml',
  'experience-nepal': 'pages/experience-nepal.yaml',
  'learning-hubs': 'pages/learning-hub.yaml',
  whitepapers: 'pages/whitepapers.yaml',
};

const plain = (tag: string) => tag.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** @param copies path below the content folder to what was read of it */
function unknownTags(
  articles: readonly NewArticle[],
  copies: ReadonlyMap<string, unknown>,
): ContentProblem[] {
  return articles.flatMap(({ kind, slug, tags, source }) => {
    const list = (copies.get(LISTS[kind as ArticleKind]) as ArticleCopy | undefined)?.list;
    const filters = list?.filterBar ? list.filters.items.slice(1).map(({ id }) => id) : [];
    if (filters.length === 0) return [];
    const line = lineStarting(source, 'tags:');
    const file = `${folderOf(kind)}/${slug}.md`;
    const problem = (message: string) => ({ file, line, field: 'tags', message });
    const own = JSON.parse(tags) as string[];
    const misspelt = own.flatMap((tag) => {
      const meant = filters.find((filter) => filter !== tag && plain(filter) === plain(tag));
      return meant ? problem(`"${tag}" is not a filter of the list; did you mean "${meant}"?`) : [];
    });
    if (misspelt.length > 0 || own.some((tag) => filters.includes(tag))) return misspelt;
    return problem(`no filter of the list finds it: name one of ${filters.join(', ')}`);
  });
}

/** Whether entries of a kind can be told apart by their titles. */
interface TitledEntry {
  file: string;
  title: string;
  source: string;
}

/** @param entries of one kind */
function equalTitles(entries: readonly TitledEntry[]): ContentProblem[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ file, title, source }) => {
    const key = title.trim().toLowerCase();
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, file);
      return [];
    }
    const field = lineStarting(source, 'title:') > 0 ? 'title' : 'name';
    const line = lineStarting(source, `${field}:`);
    return { file, line, field, message: `${other} has the same` };
  });
}
