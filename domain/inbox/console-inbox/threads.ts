/** All items from one address, ignoring case, form a thread. */
import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { type Kinds, rowsOfKind } from '#domain/inbox/submissions/index.ts';
import { inboxKindsOf } from './kinds.ts';

/** Number of items by address in lower case. */
export async function threadLengths(
  db: Db,
  emails: readonly string[],
  kinds: Kinds,
): Promise<Map<string, number>> {
  const lengths = new Map<string, number>();
  const addresses = [...new Set(emails.map((email) => email.toLowerCase()))];
  if (addresses.length === 0) return lengths;
  for (const kind of inboxKindsOf(kinds)) {
    const email = sql<string>`lower(email)`;
    const rows = await rowsOfKind(db, kind)
      .select((row) => [email.as('email'), row.fn.countAll<number>().as('n')])
      .where(email, 'in', addresses)
      .groupBy(email)
      .execute();
    for (const { email, n } of rows) lengths.set(email, (lengths.get(email) ?? 0) + Number(n));
  }
  return lengths;
}
