/** What is wrong with a pack though it can be loaded: the site works, and a visitor or editor trips. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImpactStory } from '#contract/collections.ts';
import type { Site } from '#contract/site.ts';
import type { ContentProblem } from './content-problem.ts';
import { authorPath } from './entry-pages.ts';
import { fieldLineIn } from './field-line.ts';
import { deadLinks, entryPaths, linksInCopy } from './inside-links.ts';
import { cutMotifs } from './motif-check.ts';
import { ARTICLE_FOLDERS, JOB_FOLDER } from './pack-files.ts';
import type { PackLink } from './pack-folder.ts';
import type { ContentPack, Inspection } from './read-pack.ts';
import { readSecondLanguages } from './second-language.ts';
import { staleSharePicture } from './share-check.ts';
import { unknownTags } from './tag-check.ts';
import { unknownPlaceholders } from './template-check.ts';
import { equalTitles } from './title-check.ts';

/** @param pages URL paths of the pages that are there without an entry */
export function adviceOn(
  contentDir: string,
  { pack, copies, links }: Inspection,
  pages: readonly string[],
): ContentProblem[] {
  const site = copies.get('site.yaml') as Site | undefined;
  // Without the brand nobody knows where its pages are.
  if (!site) return [];
  const stories = (copies.get('impact-stories.yaml') ?? []) as ImpactStory[];
  const authors = pack.articles.flatMap(({ author_slug: slug }) => slug ?? []).map(authorPath);
  const known = new Set([...pages, ...entryPaths(contentDir, site, stories), ...authors]);
  return [
    ...deadLinks(links, known),
    ...deadCopyLinks(contentDir, copies, known),
    ...unknownTags(pack.articles, copies),
    ...titledEntries(pack).flatMap(equalTitles),
    ...cutMotifs(contentDir, copies, pack.pictures),
    ...staleSharePicture(contentDir, site),
    ...unknownPlaceholders(contentDir, copies),
    ...readSecondLanguages(contentDir, copies).advice,
  ];
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
      line: fieldLineIn(readFileSync(join(contentDir, file), 'utf8'), path),
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
