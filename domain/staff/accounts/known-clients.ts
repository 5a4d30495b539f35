/** Browsers that somebody has signed in with: a cookie says so, a digest of it is stored. */
import type { Db } from '#db/schema.ts';
import { newToken, tokenDigest } from './secrets.ts';

/** Milliseconds since it was last used to sign in. */
export const CLIENT_LIFETIME = 180 * 86_400_000;

/** Of one member of the staff: the one used longest ago is forgotten for another. */
const MOST_CLIENTS = 20;

/** @param token of the cookie @returns its digest; null where this account has not signed in with it */
export async function knownClient(
  db: Db,
  staffId: string,
  token: string | undefined,
  now: number,
): Promise<string | null> {
  if (!token) return null;
  const row = await db
    .selectFrom('staff_clients')
    .select('digest')
    .where('staff_id', '=', staffId)
    .where('digest', '=', tokenDigest(token))
    .where('seen_at', '>', now - CLIENT_LIFETIME)
    .executeTakeFirst();
  return row?.digest ?? null;
}

/** @returns the token for the cookie: the one that it has, or a new one */
export async function rememberClient(
  transaction: Db,
  staffId: string,
  token: string | undefined,
  now: number,
): Promise<string> {
  // One that we never gave may be known to others.
  const known = token && (await wasGiven(transaction, token)) ? token : newToken();
  await transaction
    .insertInto('staff_clients')
    .values({ staff_id: staffId, digest: tokenDigest(known), seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'digest']).doUpdateSet({ seen_at: now }),
    )
    .execute();
  const kept = transaction
    .selectFrom('staff_clients')
    .select('digest')
    .where('staff_id', '=', staffId)
    .orderBy('seen_at', 'desc')
    .orderBy('digest')
    .limit(MOST_CLIENTS);
  await transaction
    .deleteFrom('staff_clients')
    .where('staff_id', '=', staffId)
    .where('digest', 'not in', kept)
    .execute();
  return known;
}

export async function forgetClients(transaction: Db, staffId: string): Promise<void> {
  await transaction.deleteFrom('staff_clients').where('staff_id', '=', staffId).execute();
}

async function wasGiven(transaction: Db, token: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('staff_clients')
    .select('digest')
    .where('digest', '=', tokenDigest(token))
    .executeTakeFirst();
  return row !== undefined;
}
