/** Links that have not been used: listed and revoked. */
import { sql } from 'kysely';
import type { Role } from '#contract/console/roles.ts';
import type { UnusedLink } from '#contract/console/staff.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit, type NewAuditEntry } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { type Authority, staffIdOf, withStaffLock } from './authority.ts';
import { type Link, openLinks } from './links.ts';

/** The newest first. */
export async function listOpenLinks(db: Db, now: number): Promise<UnusedLink[]> {
  const rows = await openLinks(db, now)
    .leftJoin('staff', 'staff.id', 'staff_links.staff_id')
    .select(['digest as id', 'purpose', 'staff_links.email', 'staff_links.role'])
    .select(['staff.name', 'staff.role as ownRole', 'maker.name as makerName'])
    .select(['staff_links.created_by as makerId', 'staff_links.created_at as createdAt'])
    .select('staff_links.expires_at as expiresAt')
    .where('staff.removed_at', 'is', null)
    .orderBy('staff_links.created_at', 'desc')
    .orderBy('digest')
    .execute();
  return rows.map(({ purpose, role, ownRole, name, makerId, makerName, ...row }) => ({
    ...row,
    purpose: purpose as Link['purpose'],
    role: (ownRole ?? role) as Role,
    name: name ?? '',
    madeBy: makerId === null ? null : { id: makerId, name: makerName ?? '' },
  }));
}

/**
 * @param id digest of the link's token
 * @throws ProblemError `not-found` if it is not open
 */
export async function revokeLink(
  authority: Authority,
  db: Db,
  id: string,
  now: number,
): Promise<void> {
  await withStaffLock(authority, db, async (transaction) => {
    const by = staffIdOf(authority);
    const revoked = await revoke(transaction, { digest: id }, { by, now });
    if (revoked === 0) throw new ProblemError('not-found', 'There is no such open link');
  });
}

/**
 * Revokes all links of an address, for any purpose.
 * @returns the number of revoked links
 */
export async function revokeLinksTo(
  authority: Authority,
  db: Db,
  email: string,
  now: number,
): Promise<number> {
  return withStaffLock(authority, db, async (transaction) => {
    return revoke(transaction, { email }, { by: staffIdOf(authority), now });
  });
}

interface RevokeInput {
  /** Null for the operator. */
  by: string | null;
  /** The action that caused the revocation; undefined if the links were revoked on their own. */
  cause?: NewAuditEntry['action'] | undefined;
  now: number;
}

/**
 * Revokes the links that a member created, because they lost the right to create links, or because
 * someone else may have used their session.
 */
export const revokeLinksBy = (transaction: Db, maker: string, input: RevokeInput) =>
  revoke(transaction, { maker }, input);

async function revoke(
  transaction: Db,
  { digest, email, maker }: { digest?: string; email?: string; maker?: string },
  { by, cause, now }: RevokeInput,
): Promise<number> {
  let query = transaction
    .updateTable('staff_links')
    .set({ spent_at: now, nonce: null })
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['digest', 'purpose', 'staff_id']);
  if (digest !== undefined) query = query.where('digest', '=', digest);
  if (email !== undefined) query = query.where(sql`lower(email)`, '=', email.toLowerCase());
  if (maker !== undefined) query = query.where('created_by', '=', maker);
  const revoked = await query.execute();
  for (const link of revoked) {
    const [action, objectKind, objectId] =
      link.purpose === 'invitation'
        ? (['invitation-revoked', 'invitation', link.digest] as const)
        : (['recovery-revoked', 'staff', link.staff_id ?? ''] as const);
    const details = { ...(cause && { because: cause }), ...(maker && { maker }) };
    await audit(transaction, { staffId: by, action, objectKind, objectId, details }, now);
  }
  if (revoked.length > 0) await announceChange(transaction, ['staff'], now);
  return revoked.length;
}
