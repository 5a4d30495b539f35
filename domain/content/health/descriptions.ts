import type { ArticleKind } from '#contract/articles.ts';
import { HEALTH_LIMITS } from '#contract/console/health-kinds.ts';
import { articleFolders } from '#domain/content/pack-files/index.ts';
import type { Finder, Found, PublishedContent } from './published-content.ts';

/** Descriptions for search engines that are missing, too short or too long. */
export const descriptions: Finder = (content) => [...ofPages(content), ...ofEntries(content)];

function ofPages({ inspection: { copies }, facts }: PublishedContent): Found[] {
  return [...copies].flatMap(([file, copy]) =>
    facts
      .textsIn(copy)
      .filter(({ path }) => path.at(-1) === 'description' && path.at(-2) === 'meta')
      .flatMap(({ path, text }) => {
        const mistake = lengthMistake(text);
        return mistake ? [{ file, path: path as string[], text: mistake }] : [];
      }),
  );
}

function ofEntries({ inspection: { pack }, site }: PublishedContent): Found[] {
  const folders = articleFolders(site);
  const articles = pack.articles.map((row) => ({
    ...row,
    folder: folders[row.kind as ArticleKind],
  }));
  const events = pack.events.map((row) => ({ ...row, folder: row.kind }));
  return [...articles, ...events].flatMap(({ folder, slug, meta_description: text }) => {
    const mistake = lengthMistake(text);
    return mistake
      ? [{ file: `${folder}/${slug}.md`, path: ['metaDescription'], text: mistake }]
      : [];
  });
}

function lengthMistake(text: string): string | undefined {
  const { least, most } = HEALTH_LIMITS.description;
  const { length } = text.trim();
  if (length === 0) return 'Missing: search engines get a text that other entries have too';
  if (length < least) return `Too short: ${length} of at least ${least} characters`;
  return length > most ? `Too long: ${length} of at most ${most} characters` : undefined;
}
