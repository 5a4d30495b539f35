import type { EntryDetail } from '#contract/console/entries.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Site } from '#contract/site.ts';
import type { Db } from '#db/schema.ts';
import { itemPaths, kindOf, listingsOf, pathOf, titleOf } from '#domain/content/entries/index.ts';
import { parsedSource } from '#domain/content/source/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { draftOrLive, getDraft, versionSource } from './drafts.ts';
import { getSummary } from './list-entries.ts';
import { newTranslation } from './new-translation.ts';
import { getConflict } from './resolve-conflict.ts';
import { isReviewNeeded } from './reviews.ts';

/** Without what depends on the routes of the site. */
type StoredDetail = Omit<EntryDetail, 'isPublic'>;

/**
 * An entry with the draft's text, or with what is live.
 * @throws ProblemError `not-found`
 */
export async function getEntry(
  _permit: Permit<'content.read'>,
  db: Db,
  requestedFile: string,
  brand: Pick<Site, 'hub' | 'slug'>,
): Promise<StoredDetail> {
  const file = await currentFile(db, requestedFile);
  const summary = await getSummary(db, file, brand);
  if (!summary) return untranslated(db, file, brand);
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
  const source = draft?.source ?? published ?? base ?? (await newTranslation(db, file)) ?? '';
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
    listedIn: await listedIn(db, file),
  };
}

/** Links in emails and bookmarks may have the file from before an update moved it. */
async function currentFile(db: Db, file: string): Promise<string> {
  const row = await db
    .selectFrom('entries')
    .select('moved_to')
    .where('file', '=', file)
    .executeTakeFirst();
  return row?.moved_to ?? file;
}

async function listedIn(db: Db, page: string): Promise<EntryDetail['listedIn']> {
  const places = listingsOf(page).map(async (listing) => {
    const { label, file } = listing;
    const source = await draftOrLive(db, file);
    const paths = source === null ? [] : itemPaths(listing, source, page);
    return paths.map((path) => ({ label, file, field: path.join('.') }));
  });
  return (await Promise.all(places)).flat();
}

/** @throws ProblemError `not-found` unless the file would be a translation */
async function untranslated(
  db: Db,
  file: string,
  brand: Pick<Site, 'hub' | 'slug'>,
): Promise<StoredDetail> {
  const source = await newTranslation(db, file);
  if (source === null) throw new ProblemError('not-found', 'There is no such entry');
  return {
    file,
    kind: kindOf(file),
    title: titleOf(file, source),
    path: pathOf(file, brand),
    isLive: false,
    liveAt: null,
    draftAt: null,
    draftBy: null,
    next: null,
    reviewAskedAt: null,
    deletedAt: null,
    hasConflict: false,
    updatedAt: 0,
    source,
    ...parsed(file, source),
    draftVersion: 0,
    publishedVersion: null,
    conflicts: [],
    isFileGone: false,
    needsReview: await isReviewNeeded(db),
    listedIn: [],
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
