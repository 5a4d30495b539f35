/** Messages and leads of one address, in any case of letters, are one thread. */
import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';

/** How many messages and leads each address has sent, by the address in lower case. */
export async function threadLengths(
  db: Db,
  emails: readonly string[],
): Promise<Map<string, number>> {
  const lengths = new Map<string, number>();
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))];
  if (wanted.length === 0) return lengths;
  for (const table of ['contact_messages', 'leads'] as const) {
    const email = sql<string>`lower(email)`;
    const rows = await db
      .selectFrom(table)
      .select((row) => [email.as('email'), row.fn.countAll<number>().as('n')])
      .where(email, 'in', wanted)
      .groupBy(email)
      .execute();
    for (const { email, n } of rows) lengths.set(email, (lengths.get(email) ?? 0) + Number(n));
  }
  return lengths;
}
