/** What is wrong with a pack though it can be loaded: the site works, and a visitor or editor trips. */
import type { ImpactStory } from '#contract/collections.ts';
import type { Site } from '#contract/site.ts';
import { type ContentProblem, readPackText } from '#domain/content/pack-files/index.ts';
import { copyAdvice } from './copy-check.ts';
import { authorPath } from './entry-pages.ts';
import { fieldLineIn } from './field-line.ts';
import { deadLinks, entryPaths, linksInCopy } from './inside-links.ts';
import { misnamedMedia } from './media-check.ts';
import { cutMotifs } from './motif-check.ts';
import { ARTICLE_FOLDERS, JOB_FOLDER } from './pack-files.ts';
import type { PackLink } from './pack-folder.ts';
import type { ContentPack, Inspection } from './read-pack.ts';
import { readSecondLanguages } from './second-language.ts';
import { staleSharePicture } from './share-check.ts';
import { unknownTags } from './tag-check.ts';
import { unknownPlaceholders } from './template-check.ts';
import { themeAdvice } from './theme-check.ts';
import { equalTitles } from './title-check.ts';
import { unreadFiles } from './unread-files.ts';

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

function deadCopyLinks(
  contentDir: string,
  copies: ReadonlyMap<string, unknown>,
  known: ReadonlySet<string>,
): ContentProblem[] {
  const links = [...copies].flatMap(([file, copy]) => linksInCopy(file, copy));
  return links.flatMap(({ file, path, href }) => {
    const link: PackLink = { file, line: 1, field: path.map(String).join('.'), href };
    // To find a line takes parsing the file once more: only where there is something to say.
    return deadLinks([link], known).map((problem) => ({
      ...problem,
      line: fieldLineIn(readPackText(contentDir, file), path),
    }));
  });
}

/** The entries of each kind. */
function titledEntries({ jobs, articles, events: calendarEvents }: ContentPack) {
  const openings = jobs.map(({ slug, name, source }) => ({
    file: `${JOB_FOLDER}/${slug}.md`,
    title: name,
    source,
  }));
  const entries = Object.entries(ARTICLE_FOLDERS).map(([kind, folder]) =>
    articles
      .filter((article) => article.kind === kind)
      .map(({ slug, title, source }) => ({ file: `${folder}/${slug}.md`, title, source })),
  );
  const events = Object.values(Object.groupBy(calendarEvents, ({ kind }) => kind)).map((entries) =>
    (entries ?? []).map(({ kind, slug, name, source }) => ({
      file: `${kind}/${slug}.md`,
      title: name,
      source,
    })),
  );
  return [openings, ...entries, ...events];
}
