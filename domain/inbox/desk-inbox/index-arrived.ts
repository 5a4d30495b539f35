import { setImmediate } from 'node:timers/promises';
import { TOKENS_VERSION } from '#contract/search/index.ts';
import type { Db } from '#db/schema.ts';
import { indexSubmissions, KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';

/** Indexed in one transaction. */
const AT_ONCE = 50;

/**
 * Indexes those whose words are missing, or of older rules; the newest first.
 * @param signal ends it after the transaction under way
 */
export async function indexArrivedEnquiries(
  db: Db,
  signal?: AbortSignal,
  { submissions }: Kinds = KINDS,
): Promise<void> {
  let before = Number.MAX_SAFE_INTEGER;
  while (!signal?.aborted) {
    const rows = await db
      .selectFrom('enquiry_words')
      .select(['kind', 'subject_id', 'place'])
      .where('version', '<', TOKENS_VERSION)
      .where('place', '<', before)
      .orderBy('place', 'desc')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    before = Number(last.place);
    await db.transaction().execute(async (transaction) => {
      for (const descriptor of submissions) {
        const found = rows.filter(({ kind }) => kind === descriptor.name);
        const ids = found.map(({ subject_id }) => subject_id);
        if (ids.length > 0) await indexSubmissions(transaction, descriptor, ids);
      }
    });
    // An embedded database answers without ever leaving the thread to a request.
    await setImmediate();
  }
}
