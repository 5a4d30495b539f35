/** Browsers with which a person has signed in. Each has a cookie, whose digest is stored. */
import type { Db } from '#db/schema.ts';
import { newToken, tokenDigest } from './secrets.ts';

/** Milliseconds since the last sign-in with the browser. */
export const CLIENT_LIFETIME = 180 * 86_400_000;

/** Maximum per person; the least recently used one is deleted for a new one. */
const MAX_CLIENTS = 20;

/**
 * @param token of the cookie
 * @returns its digest; null if this account has not signed in with the browser
 */
export async function findKnownClient(
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

/** @returns the token for the cookie: the existing one if it is ours, otherwise a new one */
export async function rememberClient(
  transaction: Db,
  staffId: string,
  token: string | undefined,
  now: number,
): Promise<string> {
  // A token that was not issued here may be known to others.
  const isIssued = (await findAnyClient(transaction, token)) !== null;
  const clientToken = token && isIssued ? token : newToken();
  await transaction
    .insertInto('staff_clients')
    .values({ staff_id: staffId, digest: tokenDigest(clientToken), seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'digest']).doUpdateSet({ seen_at: now }),
    )
    .execute();
  const newest = transaction
    .selectFrom('staff_clients')
    .select('digest')
    .where('staff_id', '=', staffId)
    .orderBy('seen_at', 'desc')
    .orderBy('digest')
    .limit(MAX_CLIENTS);
  await transaction
    .deleteFrom('staff_clients')
    .where('staff_id', '=', staffId)
    .where('digest', 'not in', newest)
    .execute();
  return clientToken;
}

export async function deleteClients(transaction: Db, staffId: string): Promise<void> {
  await transaction.deleteFrom('staff_clients').where('staff_id', '=', staffId).execute();
}

/** @returns the digest of a browser's token; null if no one has signed in with the browser */
export async function findAnyClient(db: Db, token: string | undefined): Promise<string | null> {
  if (!token) return null;
  const row = await db
    .selectFrom('staff_clients')
    .select('digest')
    .where('digest', '=', tokenDigest(token))
    .executeTakeFirst();
  return row?.digest ?? null;
}
