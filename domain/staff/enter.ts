/** Begins a session of somebody who has just proved who they are, in the transaction that used the proof up. */
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/audit/index.ts';
import { mayRecordRefusal } from './attempt-limits.ts';
import { rememberClient } from './known-clients.ts';
import { beginSession } from './sessions.ts';
import type { Client } from './staff-site.ts';
import { tokenDigest } from './tokens.ts';

/** How somebody proved who they are. */
export type Factor = 'passkey' | 'password' | 'recovery-code';

/** Tokens for the two cookies, told here and nowhere else. */
export interface Entered {
  staffId: string;
  /** Of the session. */
  token: string;
  /** Of the browser. */
  clientToken: string;
}

export async function enter(
  transaction: Db,
  { staffId, client, now }: { staffId: string; client: Client; now: number },
): Promise<Entered> {
  // Nobody's session goes on under another's name, and none is left behind without its cookie.
  if (client.sessionToken) {
    await transaction
      .updateTable('staff_sessions')
      .set({ ended_at: now })
      .where('digest', '=', tokenDigest(client.sessionToken))
      .where('ended_at', 'is', null)
      .execute();
  }
  const token = await beginSession(transaction, { staffId, client: client.words, now });
  const clientToken = await rememberClient(transaction, staffId, client.clientToken, now);
  await transaction
    .updateTable('staff')
    .set({ last_sign_in_at: now })
    .where('id', '=', staffId)
    .execute();
  return { staffId, token, clientToken };
}

export async function recordSignIn(transaction: Db, staffId: string, by: Factor, now: number) {
  const object = { objectKind: 'staff', objectId: staffId };
  await audit(transaction, { staffId, action: 'signed-in', ...object, details: { by } }, now);
}

/** @param staffId whose account was tried; null for nobody's */
export async function recordRefusal(db: Db, staffId: string | null, by: Factor, now: number) {
  if (!(await mayRecordRefusal(db, staffId, now))) return;
  const object = { objectKind: 'staff', objectId: staffId ?? '' };
  const record = { staffId: null, action: 'sign-in-refused', ...object, details: { by } } as const;
  await audit(db, record, now);
}
