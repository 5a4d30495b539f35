import type { Receipt } from '#contract/applications.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { KindDescriptor } from './kind.ts';

/** Each row of its table has the key that it came under and what it held. */
type Stored = Pick<KindDescriptor, 'table'>;

/** Under which key something was sent, and a digest of what it was. */
interface Identity {
  key: string | null;
  fingerprint: string;
}

/** What is stored under a key, whatever it holds; nothing for no key. */
export async function earlierSubmission(db: Db, { table }: Stored, key: string | null) {
  if (key === null) return undefined;
  // They are alike in the columns that are asked for here.
  return db
    .selectFrom(table as 'leads')
    .select(['id', 'fingerprint'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/**
 * Stores a submission, or answers as the first one was where this is its repeat.
 * @throws ProblemError `key-reused` where something else came under this key; what `store` throws
 */
export async function storeOnce(
  db: Db,
  kind: Stored,
  identity: Identity,
  store: () => Promise<Receipt>,
): Promise<Receipt> {
  const earlier = await sameSubmission(db, kind, identity);
  if (earlier) return earlier;
  try {
    return await store();
  } catch (error) {
    // The same submission may have arrived twice at once; the other one was stored then.
    const twin = await sameSubmission(db, kind, identity);
    if (twin) return twin;
    throw error;
  }
}

async function sameSubmission(db: Db, kind: Stored, { key, fingerprint }: Identity) {
  const row = await earlierSubmission(db, kind, key);
  if (row && row.fingerprint !== fingerprint) {
    throw new ProblemError('key-reused', 'Something else was sent under this Idempotency-Key');
  }
  return row && { id: row.id };
}
