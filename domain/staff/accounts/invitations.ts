import { sql } from 'kysely';
import type { Role } from '#contract/console/roles.ts';
import { INVITATION_LIFETIME, RECOVERY_LIFETIME } from '#contract/console/staff.ts';
import { fieldProblem } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import { type Authority, managingStaff, staffIdOf } from './authority.ts';
import { linkPath, type StoredLink, storeLink } from './links.ts';
import { presentMember } from './members.ts';

interface Making {
  db: Db;
  /** `siteSecret(db, STAFF_SECRET)` */
  secret: string;
  /** Whether a mail with the link is to be sent too. */
  isMailed: boolean;
  now: number;
}

export interface MadeLink {
  /** Behind the desk's own. */
  path: string;
  expiresAt: number;
  /** Whether an older one has become worthless by this. */
  replacesOlder: boolean;
}

/**
 * Invites somebody; an invitation that they had is worthless then.
 * @throws ProblemError `invalid-fields` where they work here already
 */
export async function invite(
  authority: Authority,
  { db, secret, isMailed, now }: Making,
  { email, role }: { email: string; role: Role },
): Promise<MadeLink> {
  return managingStaff(authority, db, async (transaction) => {
    await refuseMember(transaction, email);
    const link = await storeLink(transaction, secret, {
      purpose: 'invitation',
      email,
      role,
      staffId: null,
      createdBy: staffIdOf(authority),
      lifetime: INVITATION_LIFETIME,
      isMailed,
      now,
    });
    const object = { objectKind: 'invitation', objectId: link.digest, details: { role } };
    const record = { staffId: staffIdOf(authority), action: 'staff-invited', ...object } as const;
    await audit(transaction, record, now);
    await announceChange(transaction, ['staff'], now);
    const topic = 'staff.invitation';
    if (isMailed) await enqueue(transaction, { topic, subjectId: link.digest, now });
    return made(link);
  });
}

/**
 * A link by which somebody sets up a new way to sign in, in place of all that they had. Nothing ends before
 * it is used. @throws ProblemError `not-found`
 */
export async function recoverStaff(
  authority: Authority,
  { db, secret, isMailed, now }: Making,
  id: string,
): Promise<MadeLink> {
  return managingStaff(authority, db, async (transaction) => {
    const { email, role } = await presentMember(transaction, id);
    const link = await storeLink(transaction, secret, {
      purpose: 'recovery',
      email,
      role,
      staffId: id,
      createdBy: staffIdOf(authority),
      lifetime: RECOVERY_LIFETIME,
      isMailed,
      now,
    });
    const object = { objectKind: 'staff', objectId: id, details: { step: 'link' } };
    const record = { staffId: staffIdOf(authority), action: 'staff-recovered', ...object } as const;
    await audit(transaction, record, now);
    const topic = 'staff.recovery';
    if (isMailed) await enqueue(transaction, { topic, subjectId: link.digest, now });
    await announceChange(transaction, ['staff'], now);
    return made(link);
  });
}

const made = ({ token, expiresAt, replacesOlder }: StoredLink): MadeLink => ({
  path: linkPath(token),
  expiresAt,
  replacesOlder,
});

async function refuseMember(transaction: Db, email: string): Promise<void> {
  const member = await transaction
    .selectFrom('staff')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!member) return;
  const message = 'Works here already: give another role, or a link to recover the account';
  throw fieldProblem('email', message);
}
