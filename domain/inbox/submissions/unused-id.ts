import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { idPrefixOf, referenceOf } from '#contract/reference.ts';
import type { Db } from '#db/schema.ts';
import type { Kinds } from './kind.ts';
import { KINDS } from './kinds.ts';

/**
 * A UUID whose reference number no other submission has.
 * @param generateId returns a UUID
 */
export async function unusedId(
  db: Db,
  generateId: () => string = randomUUID,
  { submissions }: Pick<Kinds, 'submissions'> = KINDS,
): Promise<string> {
  for (;;) {
    const id = generateId();
    const prefix = idPrefixOf(referenceOf(id));
    const [first, ...others] = submissions.map(({ table }) =>
      db
        .selectFrom(table as 'leads')
        .select('id')
        // The expression of the indexes.
        .where(sql`substr(id, 1, 11)`, '=', prefix),
    );
    const existing = await others
      .reduce((all, query) => all?.unionAll(query), first)
      ?.executeTakeFirst();
    if (!existing) return id;
  }
}
