/**
 * Starts the session of a person who has just proved their identity. Must run in the transaction
 * that consumed the proof.
 */
import type { Db } from '#db/schema.ts';
import { audit, type NewAuditEntry } from '#domain/staff/audit.ts';
import { canAuditRefusal } from './attempt-limits.ts';
import { rememberClient } from './known-clients.ts';
import { auditAndNotify } from './notify-member.ts';
import { tokenDigest } from './secrets.ts';
import { createSession, type Factor } from './sessions.ts';
import type { Client } from './staff-site.ts';

/** Tokens for the two cookies. They are not stored and cannot be read again. */
export interface SessionTokens {
  staffId: string;
  /** Token of the session. */
  token: string;
  /** Token of the browser. */
  clientToken: string;
}

export async function startSession(
  transaction: Db,
  {
    staffId,
    by,
    client,
    now,
    provedAt = now,
  }: { staffId: string; by: Factor; client: Client; now: number; provedAt?: number },
): Promise<SessionTokens> {
  // The browser's earlier session ends, so it neither continues under another name nor remains open
  // without a cookie.
  if (client.sessionToken) {
    await transaction
      .updateTable('staff_sessions')
      .set({ ended_at: now })
      .where('digest', '=', tokenDigest(client.sessionToken))
      .where('ended_at', 'is', null)
      .execute();
  }
  const { description } = client;
  const token = await createSession(transaction, {
    staffId,
    by,
    client: description,
    now,
    provedAt,
  });
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
  /** The session that is reauthenticated; null for a new one. */
  sessionId: string | null;
}

/**
 * Adds the proof to the audit log. Must come last in its transaction. The owner is notified of a
 * used recovery code, because someone else may have found it.
 */
export async function auditProof(
  transaction: Db,
  { staffId, by, sessionId }: Proof,
  now: number,
): Promise<void> {
  const entry: NewAuditEntry = {
    ...(sessionId
      ? { action: 'proved', objectKind: 'session', objectId: sessionId }
      : { action: 'signed-in', objectKind: 'staff', objectId: staffId }),
    staffId,
    details: { by },
  };
  if (by === 'recovery-code') await auditAndNotify(transaction, staffId, entry, now);
  else await audit(transaction, entry, now);
}

/** @param staffId the account that was tried; null if there is none */
export async function auditRefusal(
  db: Db,
  staffId: string | null,
  by: Factor,
  now: number,
  reason?: string,
): Promise<void> {
  if (!(await canAuditRefusal(db, staffId, now))) return;
  const object = { objectKind: 'staff', objectId: staffId ?? '' };
  const details = { by, ...(reason && { reason }) };
  const entry = { staffId: null, action: 'sign-in-refused', ...object, details } as const;
  await audit(db, entry, now);
}
