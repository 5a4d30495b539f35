import { randomUUID } from 'node:crypto';
import type { Role } from '#contract/console/roles.ts';
import { SESSION_IDLE_TIMEOUT, SESSION_LIFETIME } from '#contract/console/session.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/staff/permissions.ts';
import { newToken, tokenDigest } from './secrets.ts';

/** Minimum milliseconds between two updates of `seen_at`, to avoid a write per request. */
const SEEN_INTERVAL = 60_000;

/** Maximum open sessions per person; the oldest one ends when another begins. */
const MAX_SESSIONS = 20;

/**
 * How a person proved their identity. A password is combined with a code of the app or a recovery
 * code.
 */
export type Factor = 'passkey' | 'password' | 'recovery-code' | 'single-sign-on';

/**
 * Creates a session for a person who has just proved their identity.
 * @param client description of the browser and system
 * @param provedAt when they proved it, if that was earlier
 * @returns the token for the cookie; it is not stored and cannot be read again
 */
export async function createSession(
  db: Db,
  {
    staffId,
    by,
    client,
    now,
    provedAt = now,
  }: { staffId: string; by: Factor; client: string; now: number; provedAt?: number },
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('staff_sessions')
    .values({
      id: randomUUID(),
      digest: tokenDigest(token),
      staff_id: staffId,
      client,
      created_at: now,
      seen_at: now,
      proved_at: provedAt,
      proved_by: by,
      expires_at: now + SESSION_LIFETIME,
    })
    .execute();
  await endOldest(db, staffId, now);
  return token;
}

/**
 * Reads the person who has this token, with their current role.
 * @param isUse false for automatic requests of a page, so that an idle session still expires
 * @returns null if the session has ended or was idle for too long, or the person was removed
 */
export async function readActor(
  db: Db,
  token: string,
  { now, isUse = true }: { now: number; isUse?: boolean },
): Promise<Actor | null> {
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(['staff.id as staffId', 'staff.name', 'staff.email', 'staff.role'])
    .select(['staff_sessions.id as sessionId', 'proved_at as provedAt', 'seen_at as seenAt'])
    .where('digest', '=', tokenDigest(token))
    .where('ended_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>', now - SESSION_IDLE_TIMEOUT)
    .executeTakeFirst();
  if (!row) return null;
  const { seenAt, role, ...actor } = row;
  if (isUse && now - seenAt > SEEN_INTERVAL) {
    await db
      .updateTable('staff_sessions')
      .set({ seen_at: now })
      .where('id', '=', row.sessionId)
      .execute();
  }
  return { ...actor, role: role as Role };
}

async function endOldest(db: Db, staffId: string, now: number): Promise<void> {
  const open = db
    .selectFrom('staff_sessions')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>', now - SESSION_IDLE_TIMEOUT);
  const newest = open.orderBy('created_at', 'desc').orderBy('id').limit(MAX_SESSIONS);
  await db
    .deleteFrom('staff_sessions')
    .where('id', 'in', open)
    .where('id', 'not in', newest)
    .execute();
}
