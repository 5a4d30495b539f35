/** The messages of `content check` for the site with an entry's draft. */
import type { EntryProblem } from '#contract/console/entries.ts';
import { withUploads } from '#domain/content/media/index.ts';
import { adviceFor, inspect, storedDays } from '#domain/content/pack/index.ts';
import { type ContentProblem, withEdits } from '#domain/content/pack-files/index.ts';
import { getDraft } from './drafts.ts';
import { type Publisher, publishedPack } from './publisher.ts';

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
  const edits = draft ? [[file, { text: draft.source }] as const] : [];
  const source = await withUploads(db, withEdits(published.source, edits));
  const inspection = await inspect(source, now, await storedDays(db));
  const errors = inspection.problems.map(toProblem(true));
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
