import type { EntryDetail } from '#contract/console/entries.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Site } from '#contract/site.ts';
import type { Db } from '#db/schema.ts';
import { parsedSource } from '#domain/content/source/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { getDraft, versionSource } from './drafts.ts';
import { getSummary } from './list-entries.ts';
import { getConflict } from './resolve-conflict.ts';
import { isReviewNeeded } from './reviews.ts';

/**
 * An entry with the draft's text, or with what is live.
 * @throws ProblemError `not-found`
 */
export async function getEntry(
  _permit: Permit<'content.read'>,
  db: Db,
  file: string,
  brand: Pick<Site, 'hub' | 'slug'>,
): Promise<EntryDetail> {
  const summary = await getSummary(db, file, brand);
  if (!summary) throw new ProblemError('not-found', 'There is no such entry');
  const { published_version, base_version } = await db
    .selectFrom('entries')
    .select(['published_version', 'base_version'])
    .where('file', '=', file)
    .executeTakeFirstOrThrow();
  const [draft, published, base] = [
    await getDraft(db, file),
    await versionSource(db, file, published_version),
    await versionSource(db, file, base_version),
  ];
  const source = draft?.source ?? published ?? base ?? '';
  const conflict = await getConflict(db, file, { base, published });
  return {
    ...summary,
    source,
    ...parsed(file, source),
    draftVersion: draft?.version ?? 0,
    publishedVersion: published_version,
    conflicts: conflict?.fields ?? [],
    isFileGone: conflict !== undefined && conflict.fileText === null,
    needsReview: await isReviewNeeded(db),
  };
}

/** A source that cannot be parsed is edited as text. */
function parsed(file: string, source: string): Pick<EntryDetail, 'data' | 'body'> {
  try {
    return parsedSource(file, source);
  } catch {
    return { data: null, body: null };
  }
}
