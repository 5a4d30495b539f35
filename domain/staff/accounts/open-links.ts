/** Links that nobody has used yet: shown, and taken back. */
import { sql } from 'kysely';
import type { Role } from '#contract/console/roles.ts';
import type { OpenLink } from '#contract/console/staff.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { type AuditRecord, audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import { type Authority, managingStaff, staffIdOf } from './authority.ts';
import { type Link, openLinks } from './links.ts';

/** The newest first. */
export async function listOpenLinks(db: Db, now: number): Promise<OpenLink[]> {
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

/** @param id digest of its token @throws ProblemError `not-found` where it is not open */
export async function revokeLink(
  authority: Authority,
  db: Db,
  id: string,
  now: number,
): Promise<void> {
  await managingStaff(authority, db, async (transaction) => {
    const by = staffIdOf(authority);
    const revoked = await revoke(transaction, { digest: id }, { by, now });
    if (revoked === 0) throw new ProblemError('not-found', 'There is no such open link');
  });
}

/** All that an address was sent, whatever for. @returns how many there were */
export async function revokeLinksTo(
  authority: Authority,
  db: Db,
  email: string,
  now: number,
): Promise<number> {
  return managingStaff(authority, db, async (transaction) => {
    return revoke(transaction, { email }, { by: staffIdOf(authority), now });
  });
}

interface Revoking {
  /** Null for the operator. */
  by: string | null;
  /** What else was done by which the links end; undefined where they were taken back for themselves. */
  because?: AuditRecord['action'] | undefined;
  now: number;
}

/** Whatever takes the right to make links from somebody, or is done because another may have had their session. */
export const revokeLinksBy = (transaction: Db, maker: string, revoking: Revoking) =>
  revoke(transaction, { maker }, revoking);

async function revoke(
  transaction: Db,
  { digest, email, maker }: { digest?: string; email?: string; maker?: string },
  { by, because, now }: Revoking,
): Promise<number> {
  let open = transaction
    .updateTable('staff_links')
    .set({ spent_at: now, nonce: null })
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['digest', 'purpose', 'staff_id']);
  if (digest !== undefined) open = open.where('digest', '=', digest);
  if (email !== undefined) open = open.where(sql`lower(email)`, '=', email.toLowerCase());
  if (maker !== undefined) open = open.where('created_by', '=', maker);
  const revoked = await open.execute();
  for (const link of revoked) {
    const [action, objectKind, objectId] =
      link.purpose === 'invitation'
        ? (['invitation-revoked', 'invitation', link.digest] as const)
        : (['recovery-revoked', 'staff', link.staff_id ?? ''] as const);
    const details = { ...(because && { because }), ...(maker && { maker }) };
    await audit(transaction, { staffId: by, action, objectKind, objectId, details }, now);
  }
  if (revoked.length > 0) await announceChange(transaction, ['staff'], now);
  return revoked.length;
}
