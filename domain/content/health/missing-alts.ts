import type { ArticleKind } from '#contract/articles.ts';
import type { Cover } from '#domain/content/covers.ts';
import { articleFolders } from '#domain/content/pack-files/index.ts';
import { foundAt } from './check-places.ts';
import type { Finder, Found, PublishedContent } from './published-content.ts';

/** Pictures whose alternative text is a file name, and photos on covers that have none. */
export const missingAlts: Finder = (content) => {
  const { source, inspection, facts } = content;
  const fileNames = facts.altAdvice(source, inspection).map((problem) => ({
    ...foundAt(content, problem),
    text: 'Its description is a file name',
  }));
  return [...fileNames, ...undescribedCovers(content)];
};

/** A drawn cover may be decoration. A photo shows something. */
function undescribedCovers({ inspection: { pack }, site }: PublishedContent): Found[] {
  const folders = articleFolders(site);
  const articles = pack.articles.map((row) => ({
    ...row,
    folder: folders[row.kind as ArticleKind],
  }));
  const events = pack.events.map((row) => ({ ...row, folder: row.kind }));
  return [...articles, ...events]
    .filter(({ cover, cover_alt }) => cover_alt.trim() === '' && isPhoto(cover))
    .map(({ folder, slug }) => ({
      file: `${folder}/${slug}.md`,
      path: ['coverAlt'],
      text: 'The photo on the cover has no description',
    }));
}

const isPhoto = (cover: string) => 'picture' in (JSON.parse(cover) as Cover);
