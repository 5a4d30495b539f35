import { sql } from 'kysely';
import type { Role } from '#contract/console/roles.ts';
import { INVITATION_LIFETIME, RECOVERY_LIFETIME } from '#contract/console/staff.ts';
import { fieldProblem } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { type Authority, staffIdOf, withStaffLock } from './authority.ts';
import { linkPath, type NewLink, storeLink } from './links.ts';
import { requireMember } from './members.ts';

interface LinkContext {
  db: Db;
  /** Enqueues a mail with the link. */
  secret: string;
  /** Whether a mail with the link is to be sent too. */
  isMailed: boolean;
  now: number;
}

export interface CreatedLink {
  /** Relative to the console's path. */
  path: string;
  expiresAt: number;
  /** An earlier link was revoked by this one. */
  replacesOlder: boolean;
}

/**
 * Invites a person and revokes an earlier invitation of the same address.
 * @throws ProblemError `invalid-fields` if they are already a member
 */
export const invite = (
  authority: Authority,
  context: LinkContext,
  { email, role }: { email: string; role: Role },
): Promise<CreatedLink> =>
  withStaffLock(authority, context.db, async (transaction) => {
    await refuseMember(transaction, email);
    const link = { purpose: 'invitation', email, role, staffId: null } as const;
    return createLink(transaction, authority, context, { ...link, lifetime: INVITATION_LIFETIME });
  });

/**
 * Creates a link with which a person sets up a new way to sign in, replacing all earlier ones.
 * Nothing ends before the link is used.
 * @throws ProblemError `not-found`
 */
export const recoverStaff = (
  authority: Authority,
  context: LinkContext,
  id: string,
): Promise<CreatedLink> =>
  withStaffLock(authority, context.db, async (transaction) => {
    const { email, role } = await requireMember(transaction, id);
    const link = { purpose: 'recovery', email, role, staffId: id } as const;
    return createLink(transaction, authority, context, { ...link, lifetime: RECOVERY_LIFETIME });
  });

async function createLink(
  transaction: Db,
  authority: Authority,
  { secret, isMailed, now }: LinkContext,
  link: Pick<NewLink, 'purpose' | 'email' | 'role' | 'staffId' | 'lifetime'>,
): Promise<CreatedLink> {
  const by = staffIdOf(authority);
  const stored = await storeLink(transaction, secret, { ...link, createdBy: by, isMailed, now });
  const { token, digest, expiresAt, replacesOlder } = stored;
  const [action, objectKind, objectId, details] =
    link.staffId === null
      ? (['staff-invited', 'invitation', digest, { role: link.role }] as const)
      : (['staff-recovered', 'staff', link.staffId, { step: 'link' }] as const);
  await audit(transaction, { staffId: by, action, objectKind, objectId, details }, now);
  await announceChange(transaction, ['staff'], now);
  const topic = `staff.${link.purpose}` as const;
  if (isMailed) await enqueue(transaction, { topic, subjectId: digest, now });
  return { path: linkPath(token), expiresAt, replacesOlder };
}

async function refuseMember(transaction: Db, email: string): Promise<void> {
  const member = await transaction
    .selectFrom('staff')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!member) return;
  const message =
    'This person is already on the team: change their role, or create a recovery link';
  throw fieldProblem('email', message);
}
