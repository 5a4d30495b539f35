/** Begins a session of somebody who has just proved who they are, in the transaction that used the proof up. */
import type { Db } from '#db/schema.ts';
import { type AuditRecord, audit } from '#domain/staff/audit.ts';
import { mayRecordRefusal } from './attempt-limits.ts';
import { rememberClient } from './known-clients.ts';
import { tokenDigest } from './secrets.ts';
import { beginSession, type Factor } from './sessions.ts';
import type { Client } from './staff-site.ts';
import { recordAndTell } from './tell-member.ts';

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
  { staffId, by, client, now }: { staffId: string; by: Factor; client: Client; now: number },
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
  const token = await beginSession(transaction, { staffId, by, client: client.words, now });
  const clientToken = await rememberClient(transaction, staffId, client.clientToken, now);
  await transaction
    .updateTable('staff')
    .set({ last_sign_in_at: now })
    .where('id', '=', staffId)
    .execute();
  return { staffId, token, clientToken };
}

interface Proof {
  staffId: string;
  by: Factor;
  /** The session that is proved anew; null for a new one. */
  sessionId: string | null;
}

/** Comes last in its transaction: a recovery code is the way of whoever found them, and its owner is told. */
export async function recordProof(
  transaction: Db,
  { staffId, by, sessionId }: Proof,
  now: number,
): Promise<void> {
  const record: AuditRecord = {
    ...(sessionId
      ? { action: 'proved', objectKind: 'session', objectId: sessionId }
      : { action: 'signed-in', objectKind: 'staff', objectId: staffId }),
    staffId,
    details: { by },
  };
  if (by === 'recovery-code') await recordAndTell(transaction, staffId, record, now);
  else await audit(transaction, record, now);
}

/** @param staffId whose account was tried; null for nobody's */
export async function recordRefusal(db: Db, staffId: string | null, by: Factor, now: number) {
  if (!(await mayRecordRefusal(db, staffId, now))) return;
  const object = { objectKind: 'staff', objectId: staffId ?? '' };
  const record = { staffId: null, action: 'sign-in-refused', ...object, details: { by } } as const;
  await audit(db, record, now);
}
