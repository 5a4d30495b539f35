/** Listing and ending sessions. */

import { IDENTITY_CHECK_LIFETIME } from '#contract/console/call.ts';
import { SESSION_IDLE_TIMEOUT, type Session } from '#contract/console/session.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit, type NewAuditEntry } from '#domain/staff/audit.ts';
import { type Actor, permissionsOf } from '#domain/staff/permissions.ts';
import { lockStaff } from './authority.ts';
import { revokeLinksBy } from './open-links.ts';

/**
 * The signed-in person and session for the console.
 * @throws ProblemError `not-signed-in`
 */
export async function describeSession(db: Db, actor: Actor): Promise<Session> {
  const { staffId, name, email, role, sessionId } = actor;
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(['expires_at', 'proved_at', 'password_hash'])
    .select((query) => [
      query
        .selectFrom('passkeys')
        .select('passkeys.id')
        .whereRef('passkeys.staff_id', '=', 'staff.id')
        .limit(1)
        .as('passkey'),
      query
        .selectFrom('staff_identities')
        .select('subject')
        .whereRef('staff_identities.staff_id', '=', 'staff.id')
        .limit(1)
        .as('identity'),
    ])
    .where('staff_sessions.id', '=', sessionId)
    .executeTakeFirst();
  if (!row) throw new ProblemError('not-signed-in', 'Your session has ended');
  return {
    id: sessionId,
    staff: { id: staffId, name, email, role },
    permissions: permissionsOf(role),
    signInMethods: [
      ...(row.passkey === null ? [] : (['passkey'] as const)),
      ...(row.password_hash === null ? [] : (['password'] as const)),
      ...(row.identity === null ? [] : (['single-sign-on'] as const)),
    ],
    freshUntil: row.proved_at + IDENTITY_CHECK_LIFETIME,
    expiresAt: row.expires_at,
  };
}

/** Usable sessions, the most recently used first. */
export async function openSessions(db: Db, { staffId, sessionId }: Actor, now: number) {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['id', 'client', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>', now - SESSION_IDLE_TIMEOUT)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, isThis: row.id === sessionId }));
}

interface EndInput {
  /** A session that stays open. */
  exceptId?: string;
  /** Staff id of the person who ends them; null for the operator. */
  by: string | null;
  cause: NewAuditEntry['action'];
  now: number;
}

/**
 * Ends a person's sessions and revokes the links that they created, because someone else may have
 * used one of the sessions. Must run after `lockStaff`, so that no link is created concurrently.
 * @returns the number of ended sessions
 */
export async function endSessions(
  transaction: Db,
  staffId: string,
  { exceptId, by, cause, now }: EndInput,
): Promise<number> {
  await revokeLinksBy(transaction, staffId, { by, cause, now });
  const openQuery = transaction
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .returning('id');
  const query = exceptId === undefined ? openQuery : openQuery.where('id', '!=', exceptId);
  return (await query.execute()).length;
}

export async function signOut(db: Db, { staffId, sessionId }: Actor, now: number): Promise<void> {
  await endOne(db, staffId, sessionId, 'signed-out', now);
}

/**
 * Ends one of the person's own sessions.
 * @throws ProblemError `not-found`
 */
export async function endSession(db: Db, actor: Actor, id: string, now: number): Promise<void> {
  if (await endOne(db, actor.staffId, id, 'session-ended', now)) return;
  throw new ProblemError('not-found', 'You have no such session');
}

export async function endOtherSessions(
  db: Db,
  { staffId, sessionId }: Actor,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockStaff(transaction);
    const endInput = { by: staffId, cause: 'session-ended', now } as const;
    const count = await endSessions(transaction, staffId, { exceptId: sessionId, ...endInput });
    const object = { objectKind: 'staff', objectId: staffId, details: { count } };
    await audit(transaction, { staffId, action: 'session-ended', ...object }, now);
  });
}

async function endOne(
  db: Db,
  staffId: string,
  id: string,
  action: 'signed-out' | 'session-ended',
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockStaff(transaction);
    const ended = await transaction
      .updateTable('staff_sessions')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!ended) return false;
    if (action === 'session-ended') {
      await revokeLinksBy(transaction, staffId, { by: staffId, cause: action, now });
    }
    await audit(transaction, { staffId, action, objectKind: 'session', objectId: id }, now);
    return true;
  });
}
