import { sql } from 'kysely';
import type { Role } from '#contract/console/roles.ts';
import { INVITATION_LIFETIME, RECOVERY_LIFETIME } from '#contract/console/staff.ts';
import { fieldProblem } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import { type Authority, managingStaff, staffIdOf } from './authority.ts';
import { linkPath, type NewLink, storeLink } from './links.ts';
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
export const invite = (
  authority: Authority,
  making: Making,
  { email, role }: { email: string; role: Role },
): Promise<MadeLink> =>
  managingStaff(authority, making.db, async (transaction) => {
    await refuseMember(transaction, email);
    const link = { purpose: 'invitation', email, role, staffId: null } as const;
    return make(transaction, authority, making, { ...link, lifetime: INVITATION_LIFETIME });
  });

/**
 * A link by which somebody sets up a new way to sign in, in place of all that they had. Nothing ends before
 * it is used. @throws ProblemError `not-found`
 */
export const recoverStaff = (authority: Authority, making: Making, id: string): Promise<MadeLink> =>
  managingStaff(authority, making.db, async (transaction) => {
    const { email, role } = await presentMember(transaction, id);
    const link = { purpose: 'recovery', email, role, staffId: id } as const;
    return make(transaction, authority, making, { ...link, lifetime: RECOVERY_LIFETIME });
  });

async function make(
  transaction: Db,
  authority: Authority,
  { secret, isMailed, now }: Making,
  link: Pick<NewLink, 'purpose' | 'email' | 'role' | 'staffId' | 'lifetime'>,
): Promise<MadeLink> {
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
  const message = 'Works here already: give another role, or a link to recover the account';
  throw fieldProblem('email', message);
}
