/** Publishes the draft of one entry. */
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { mergeSources } from '#domain/content/source/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { getDraft, staleDraft, versionSource } from './drafts.ts';
import { listChanges, recordLists, withheldText } from './listed-items.ts';
import { type EntryChange, type PublishedPack, type Publisher, publish } from './publisher.ts';
import { recordChange } from './record-change.ts';
import { requireReviewed } from './reviews.ts';

/**
 * Publishes the draft. If the entry was published by someone else since the draft began, changes of
 * other fields are merged. A new page brings its items in lists with it; a list without the page's
 * items keeps its draft.
 * @param version of the draft that the person saw
 * @throws ProblemError `not-found`, `stale`, `invalid-fields` or `conflict`
 */
export async function publishDraft(
  { actor }: Permit<'content.publish'>,
  publisher: Publisher,
  { file, version }: { file: string; version: number },
  now: number,
): Promise<void> {
  const { db } = publisher.engine;
  await requireReviewed(actor, db);
  await publish(
    publisher,
    async (published) => {
      const draft = await getDraft(db, file);
      if (!draft) throw new ProblemError('not-found', 'This entry has no draft to publish');
      if (draft.version !== version) throw staleDraft();
      const { entries } = published;
      const whole = await mergedSource(db, published, { file, ...draft });
      const source = withheldText(entries, file, whole);
      const change: EntryChange = { file, source, reason: 'published' };
      const lists = await listChanges(db, entries, file);
      const { staffId } = actor;
      return {
        changes: [change, ...lists],
        staffId,
        also: async (transaction) => {
          if (source === whole) await deleteDraft(transaction, file, version);
          await recordChange(transaction, { staffId, action: 'entry-published', file }, now);
          await recordLists(transaction, lists, staffId, now);
        },
      };
    },
    now,
  );
}

/**
 * A text that began from an earlier version, with what was published since.
 * @throws ProblemError `conflict` if both changed the same field
 */
export async function mergedSource(
  db: Db,
  { entries }: PublishedPack,
  { file, source, baseVersion }: { file: string; source: string; baseVersion: number | null },
): Promise<string> {
  const entry = entries.get(file);
  const published = entry?.published ?? null;
  if (published === null || entry?.publishedVersion === baseVersion) return source;
  const base = (await versionSource(db, file, baseVersion)) ?? '';
  const merged = mergeSources(file, base, source, published);
  if (merged.conflicts.length === 0) return merged.text;
  const fields = merged.conflicts.map(({ path }) => path.join('.') || 'text').join(', ');
  throw new ProblemError(
    'conflict',
    `Someone else published other words here in the meantime: ${fields}. Open the entry to compare`,
  );
}

/** @throws ProblemError `stale`, which undoes the transaction */
async function deleteDraft(transaction: Db, file: string, version: number): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('entry_drafts')
    .where('file', '=', file)
    .where('version', '=', version)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw staleDraft();
}
