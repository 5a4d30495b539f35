/** Sessions that are there: looked at, and ended. */

import { PROOF_LIFETIME } from '#contract/console/call.ts';
import { SESSION_IDLE, type Session } from '#contract/console/session.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { type AuditRecord, audit } from '#domain/staff/audit.ts';
import { type Actor, permissionsOf } from '#domain/staff/permissions.ts';
import { lockStaff } from './authority.ts';
import { revokeLinksBy } from './open-links.ts';

/** Who is signed in, as the desk shows it. @throws ProblemError `not-signed-in` */
export async function describeSession(db: Db, actor: Actor): Promise<Session> {
  const { staffId, name, email, role, sessionId } = actor;
  const row = await db
    .selectFrom('staff_sessions')
    .select(['expires_at', 'proved_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!row) throw new ProblemError('not-signed-in', 'Your session has ended');
  return {
    id: sessionId,
    staff: { id: staffId, name, email, role },
    permissions: permissionsOf(role),
    freshUntil: row.proved_at + PROOF_LIFETIME,
    expiresAt: row.expires_at,
  };
}

/** Those that can still be used, the one used last first. */
export async function openSessions(db: Db, { staffId, sessionId }: Actor, now: number) {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['id', 'client', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>', now - SESSION_IDLE)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, isThis: row.id === sessionId }));
}

interface Ending {
  /** A session that goes on. */
  but?: string;
  /** Who ends them; null for the operator. */
  by: string | null;
  because: AuditRecord['action'];
  now: number;
}

/**
 * Ends somebody's sessions, and the links that they made: another may have had one of these sessions. Comes behind
 * `lockStaff`, so that no link is made beside it.
 * @returns how many sessions ended
 */
export async function endSessions(
  transaction: Db,
  staffId: string,
  { but, by, because, now }: Ending,
): Promise<number> {
  await revokeLinksBy(transaction, staffId, { by, because, now });
  const all = transaction
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .returning('id');
  const ended = but === undefined ? all : all.where('id', '!=', but);
  return (await ended.execute()).length;
}

export async function signOut(db: Db, { staffId, sessionId }: Actor, now: number): Promise<void> {
  await endOne(db, staffId, sessionId, 'signed-out', now);
}

/** Ends one of one's own. @throws ProblemError `not-found` */
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
    const ending = { by: staffId, because: 'session-ended', now } as const;
    const count = await endSessions(transaction, staffId, { but: sessionId, ...ending });
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
      await revokeLinksBy(transaction, staffId, { by: staffId, because: action, now });
    }
    await audit(transaction, { staffId, action, objectKind: 'session', objectId: id }, now);
    return true;
  });
}
