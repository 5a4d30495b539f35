import { setImmediate } from 'node:timers/promises';
import { TOKENS_VERSION } from '#contract/search/index.ts';
import type { Db } from '#db/schema.ts';
import { indexSubmissions, KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';

/** Items indexed in one transaction. */
const BATCH_SIZE = 50;

/**
 * Indexes the items that have no tokens or tokens of an older version, the newest first.
 * @param signal stops after the current transaction
 */
export async function indexPendingInboxItems(
  db: Db,
  signal?: AbortSignal,
  { submissions }: Kinds = KINDS,
): Promise<void> {
  let untilPosition = Number.MAX_SAFE_INTEGER;
  while (!signal?.aborted) {
    const rows = await db
      .selectFrom('inbox_tokens')
      .select(['kind', 'subject_id', 'position'])
      .where('version', '<', TOKENS_VERSION)
      .where('position', '<', untilPosition)
      .orderBy('position', 'desc')
      .limit(BATCH_SIZE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    untilPosition = Number(last.position);
    await db.transaction().execute(async (transaction) => {
      for (const descriptor of submissions) {
        const ofKind = rows.filter(({ kind }) => kind === descriptor.name);
        const ids = ofKind.map(({ subject_id }) => subject_id);
        if (ids.length > 0) await indexSubmissions(transaction, descriptor, ids);
      }
    });
    // An embedded database answers synchronously, so requests get a turn only here.
    await setImmediate();
  }
}
