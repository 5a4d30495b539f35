/** What came from one address, in any case of letters, is one thread. */
import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { type Kinds, rowsOfKind } from '#domain/inbox/submissions/index.ts';
import { inboxKindsOf } from './kinds.ts';

/** How many each address has sent, by the address in lower case. */
export async function threadLengths(
  db: Db,
  emails: readonly string[],
  kinds: Kinds,
): Promise<Map<string, number>> {
  const lengths = new Map<string, number>();
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))];
  if (wanted.length === 0) return lengths;
  for (const kind of inboxKindsOf(kinds)) {
    const email = sql<string>`lower(email)`;
    const rows = await rowsOfKind(db, kind)
      .select((row) => [email.as('email'), row.fn.countAll<number>().as('n')])
      .where(email, 'in', wanted)
      .groupBy(email)
      .execute();
    for (const { email, n } of rows) lengths.set(email, (lengths.get(email) ?? 0) + Number(n));
  }
  return lengths;
}
