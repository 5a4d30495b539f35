/**
 * Published texts of the console that the check refuses, because a newer version of the program is
 * stricter. The folder's file replaces such a text, and the text is kept as the draft.
 */
import { randomUUID } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import {
  type ContentProblem,
  describeProblem,
  type PackSource,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { titleOf } from './entry-kinds.ts';
import { type EntryUpdate, fileVersion, type StoredEntry } from './reconcile.ts';

export interface Refusal {
  file: string;
  /** The text that would be live; null if the console took the entry off the site. */
  source: string | null;
  /** What the check reports in it, at least one. */
  problems: ContentProblem[];
  /** The folder has no such file, so nothing replaces the text. */
  isFileGone: boolean;
}

/** One line for the operator. */
export function describeRefusal({ problems, isFileGone }: Refusal): string {
  const [first, ...others] = problems.map(describeProblem);
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  const result = isFileGone
    ? 'it is off the site, because the folder has no such file'
    : 'the site shows the file of the folder';
  return `This version refuses what the console published: ${first}${more}. The text is kept as a draft, and ${result}`;
}

/** What the load does with the entry instead. */
export function fileUpdate(folder: PackSource, { file, isFileGone }: Refusal): EntryUpdate {
  if (isFileGone) return { file, isRemoved: true, losesBase: true };
  return { file, versions: [fileVersion(readPackText(folder, file))] };
}

/**
 * Keeps each refused text as the draft, and lists it among the failed publications.
 * @param transaction after the updates
 * @param stored the entries before them
 */
export async function keepRefused(
  transaction: Db,
  refusals: readonly Refusal[],
  stored: readonly StoredEntry[],
  now: number,
): Promise<void> {
  const entries = new Map(stored.map((entry) => [entry.file, entry]));
  for (const refusal of refusals) {
    const { file } = refusal;
    const version = entries.get(file)?.publishedVersion ?? null;
    const staffId = await authorOf(transaction, { file, version });
    await rebase(transaction, { file, version });
    if (refusal.source !== null) {
      await keepText(transaction, { file, source: refusal.source, staffId }, now);
    }
    await addFailure(transaction, { ...refusal, version, staffId }, now);
    const entry = { staffId: null, objectKind: 'entry', objectId: file };
    await audit(transaction, { ...entry, action: 'publication-failed' }, now);
  }
  if (refusals.length > 0) await announceChange(transaction, ['content'], now);
}

interface RefusedVersion {
  file: string;
  /** The version that was live; null if none was. */
  version: number | null;
}

async function authorOf(db: Db, { file, version }: RefusedVersion): Promise<string | null> {
  const row = await db
    .selectFrom('entry_versions')
    .select('staff_id')
    .where('file', '=', file)
    .where('number', '=', version ?? 0)
    .executeTakeFirst();
  return row?.staff_id ?? null;
}

/**
 * Texts that began from the refused version contain it. Without a new base, the merge before a
 * publication would take the file for a later change and undo the console's fields.
 */
async function rebase(transaction: Db, { file, version }: RefusedVersion): Promise<void> {
  if (version === null) return;
  const { published_version: base } = await transaction
    .selectFrom('entries')
    .select('published_version')
    .where('file', '=', file)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('entry_drafts')
    .set({ base_version: base })
    .where('file', '=', file)
    .where('base_version', '=', version)
    .execute();
  await transaction
    .updateTable('publications')
    .set({ base_version: base })
    .where('file', '=', file)
    .where('base_version', '=', version)
    .where('state', '=', 'pending')
    .execute();
}

/** A draft that the entry already has stays; the refused text is among the versions. */
async function keepText(
  transaction: Db,
  { file, source, staffId }: { file: string; source: string; staffId: string | null },
  now: number,
): Promise<void> {
  const { published_version } = await transaction
    .selectFrom('entries')
    .select('published_version')
    .where('file', '=', file)
    .executeTakeFirstOrThrow();
  const draft = { file, source, base_version: published_version, version: 1, staff_id: staffId };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('entry_drafts')
    .values({ ...draft, updated_at: now })
    .onConflict((existing) => existing.column('file').doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) === 0) return;
  await transaction
    .updateTable('entries')
    .set({ title: titleOf(file, source) })
    .where('file', '=', file)
    .execute();
}

/** Problems in the list of publications. */
const MAX_PROBLEMS = 3;

async function addFailure(
  transaction: Db,
  { file, version, staffId, problems }: Refusal & RefusedVersion & { staffId: string | null },
  now: number,
): Promise<void> {
  const messages = problems
    .slice(0, MAX_PROBLEMS)
    .map(({ field, message }) => (field ? `${field}: ${message}` : message));
  await transaction
    .insertInto('publications')
    .values({
      id: randomUUID(),
      file,
      version,
      base_version: version,
      due_at: now,
      wall_time: new Date(now).toISOString().slice(0, 16),
      time_zone: 'UTC',
      state: 'failed',
      done_at: now,
      problem: `${REASON}. ${messages.join('. ')}`,
      staff_id: staffId,
      created_at: now,
    })
    .execute();
}

const REASON = 'A newer version of the software refuses this text, so it is a draft again';
