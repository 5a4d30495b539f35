import type { Db } from '#db/schema.ts';

const TABLES = [
  'applications',
  'resumes',
  'leads',
  'contact_messages',
  'outbox',
  'spent_captchas',
] as const;

type StoredCounts = Record<(typeof TABLES)[number], number>;

/** Row counts of all tables of submissions, to see what a request stored. */
export async function storedCounts(db: Db): Promise<StoredCounts> {
  const count = async (table: (typeof TABLES)[number]) => {
    const { n } = await db
      .selectFrom(table)
      .select((row) => row.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    return [table, Number(n)] as const;
  };
  return Object.fromEntries(await Promise.all(TABLES.map(count))) as StoredCounts;
}
