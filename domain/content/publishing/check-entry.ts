/** The messages of `content check` for the site with an entry's draft. */
import type { EntryProblem } from '#contract/console/entries.ts';
import { itemPaths, listingsIn, listingsOf } from '#domain/content/entries/index.ts';
import { withUploads } from '#domain/content/media/index.ts';
import { adviceFor, inspect, storedDays } from '#domain/content/pack/index.ts';
import { type ContentProblem, withEdits } from '#domain/content/pack-files/index.ts';
import { draftTexts, toEdits } from './draft-texts.ts';
import { getDraft } from './drafts.ts';
import { newPages } from './listed-items.ts';
import { type PublishedPack, type Publisher, publishedPack } from './publisher.ts';

/**
 * Whether a message is about a new page or its item in this list. They are published together
 * later, so the message does not prevent publishing the rest of the list.
 */
function waitsForPage({ entries }: PublishedPack, file: string, source: string) {
  const pages = newPages(entries, file, source);
  const items = pages.flatMap((page) =>
    listingsIn(file, page)
      .flatMap((listing) => itemPaths(listing, source, page))
      .map((path) => path.join('.')),
  );
  const others = new Set(
    pages.flatMap((page) => [page, ...listingsOf(page).map((listing) => listing.file)]),
  );
  return ({ file: where, field }: ContentProblem) =>
    where === file
      ? items.some((item) => field === item || field.startsWith(`${item}.`))
      : others.has(where);
}

/** Messages about other entries, such as one that names a deleted entry as related. */
const MAX_PROBLEMS = 100;

/**
 * @param pages URL paths of the pages that exist without an entry, for messages about links
 * @param now epoch milliseconds
 */
export async function checkEntry(
  publisher: Publisher,
  file: string,
  pages: readonly string[],
  now: number,
): Promise<{ draftVersion: number; problems: EntryProblem[] }> {
  const { db } = publisher.engine;
  const published = await publishedPack(publisher);
  const draft = await getDraft(db, file);
  const texts = await draftTexts(db, published, file, draft?.source ?? null);
  const source = await withUploads(db, withEdits(published.source, toEdits(texts)));
  const inspection = await inspect(source, now, await storedDays(db));
  const isWaiting = draft ? waitsForPage(published, file, draft.source) : () => false;
  const errors = inspection.problems.map((problem) => toProblem(!isWaiting(problem))(problem));
  const hasErrors = errors.length > 0;
  const advice = hasErrors ? inspection.advice : await adviceFor(source, inspection, pages);
  const notes = advice.filter((problem) => problem.file === file).map(toProblem(false));
  return {
    draftVersion: draft?.version ?? 0,
    problems: [...errors, ...notes].slice(0, MAX_PROBLEMS),
  };
}

const toProblem =
  (isError: boolean) =>
  ({ file, line, field, message }: ContentProblem): EntryProblem => ({
    file,
    line,
    field,
    message,
    isError,
  });
