/** Publishes the draft of one entry. */
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { mergeSources } from '#domain/content/source/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { getDraft, staleDraft, versionSource } from './drafts.ts';
import { type EntryChange, type PublishedPack, type Publisher, publish } from './publisher.ts';
import { recordChange } from './record-change.ts';
import { requireReviewed } from './reviews.ts';

/**
 * Publishes the draft. If the entry was published by someone else since the draft began, changes of
 * other fields are merged.
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
      const source = await mergedSource(db, published, { file, ...draft });
      const change: EntryChange = { file, source, reason: 'published' };
      return {
        changes: [change],
        staffId: actor.staffId,
        also: async (transaction) => {
          await deleteDraft(transaction, file, version);
          await recordChange(
            transaction,
            { staffId: actor.staffId, action: 'entry-published', file },
            now,
          );
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
