import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { idPrefixOf, referenceOf } from '#contract/reference.ts';
import type { Db } from '#db/schema.ts';

/**
 * A UUID whose reference number no other application has.
 * @param draw gives UUIDs
 */
export async function unusedId(db: Db, draw: () => string = randomUUID): Promise<string> {
  for (;;) {
    const id = draw();
    const prefix = idPrefixOf(referenceOf(id));
    const taken = await db
      .selectFrom('applications')
      .select('id')
      // As the index has it.
      .where(sql`substr(id, 1, 11)`, '=', prefix)
      .executeTakeFirst();
    if (!taken) return id;
  }
}
