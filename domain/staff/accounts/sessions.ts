import { randomUUID } from 'node:crypto';
import type { Role } from '#contract/console/roles.ts';
import { SESSION_IDLE, SESSION_LIFETIME } from '#contract/console/session.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/staff/permissions.ts';
import { newToken, tokenDigest } from './secrets.ts';

/** Milliseconds between two notes of when a session was used: not a write a request. */
const SEEN_EVERY = 60_000;

/** Sessions that one may have at a time: the oldest ends for another. */
const MOST_SESSIONS = 20;

/** How somebody proved who they are; a password has a code beside it, the app's or one for recovery. */
export type Factor = 'passkey' | 'password' | 'recovery-code';

/**
 * Begins a session of somebody who has just proved who they are.
 * @param client browser and system in words
 * @returns the token for the cookie, which is told here and nowhere else
 */
export async function beginSession(
  db: Db,
  { staffId, by, client, now }: { staffId: string; by: Factor; client: string; now: number },
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
      proved_at: now,
      proved_by: by,
      expires_at: now + SESSION_LIFETIME,
    })
    .execute();
  await endOldest(db, staffId);
  return token;
}

/**
 * Who has this token, with the role that they have now.
 * @param isUse false for what a page does by itself: an idle session ends nevertheless
 * @returns null where the session has ended, was not used for too long, or its owner was removed
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
    .where('seen_at', '>', now - SESSION_IDLE)
    .executeTakeFirst();
  if (!row) return null;
  const { seenAt, role, ...actor } = row;
  if (isUse && now - seenAt > SEEN_EVERY) {
    await db
      .updateTable('staff_sessions')
      .set({ seen_at: now })
      .where('id', '=', row.sessionId)
      .execute();
  }
  return { ...actor, role: role as Role };
}

async function endOldest(db: Db, staffId: string): Promise<void> {
  const kept = db
    .selectFrom('staff_sessions')
    .select('id')
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_SESSIONS);
  await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('id', 'not in', kept)
    .execute();
}
