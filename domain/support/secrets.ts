import { randomBytes } from 'node:crypto';
import type { Db } from '#db/schema.ts';

/** A random secret, generated at its first use and shared by all instances on one database. */
export async function siteSecret(db: Db, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const stored = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return stored.value;
}
