/** Links of invitations and recoveries. A link contains a token; only its digest is stored. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ROLES, type Role } from '#contract/console/roles.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { hasPermission } from '#domain/staff/permissions.ts';
import { derive, newToken, tokenDigest } from './secrets.ts';

export interface Link {
  /** Digest of its token. */
  digest: string;
  purpose: 'invitation' | 'recovery';
  email: string;
  role: Role;
  /** Id of the existing or future account. */
  staffId: string;
  /** Empty for an invitation. */
  name: string;
  expiresAt: number;
}

export interface NewLink {
  purpose: Link['purpose'];
  email: string;
  role: Role;
  /** Null for an invitation. */
  staffId: string | null;
  /** Null for the operator. */
  createdBy: string | null;
  /** Milliseconds. */
  lifetime: number;
  /** A mail that contains the token is sent later. */
  isMailed: boolean;
  now: number;
}

interface StoredLink {
  token: string;
  digest: string;
  expiresAt: number;
  /** An earlier link was revoked by this one. */
  replacesOlder: boolean;
}

/** Path relative to the console's. The token is in the fragment, so it reaches no server log. */
export const linkPath = (token: string) => `/invitation#${token}`;

/** Stores a link and revokes earlier ones with the same address and purpose. */
export async function storeLink(
  transaction: Db,
  secret: string,
  { purpose, email, role, staffId, createdBy, lifetime, isMailed, now }: NewLink,
): Promise<StoredLink> {
  const revokedCount = await revokeOpenLinks(transaction, email, purpose, now);
  const nonce = isMailed ? randomUUID() : null;
  const token = nonce ? tokenOf(secret, nonce) : newToken();
  const digest = tokenDigest(token);
  const expiresAt = now + lifetime;
  await transaction
    .insertInto('staff_links')
    .values({
      digest,
      purpose,
      email,
      role,
      staff_id: staffId,
      created_by: createdBy,
      created_at: now,
      expires_at: expiresAt,
      nonce,
    })
    .execute();
  return { token, digest, expiresAt, replacesOlder: revokedCount > 0 };
}

/**
 * Revokes the open links of an address.
 * @returns the number of revoked links
 */
export async function revokeOpenLinks(
  transaction: Db,
  email: string,
  purpose: Link['purpose'],
  now: number,
): Promise<number> {
  const rows = await transaction
    .updateTable('staff_links')
    .set({ spent_at: now })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('purpose', '=', purpose)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('digest')
    .execute();
  return rows.length;
}

const CREATOR_ROLES = ROLES.filter((role) => hasPermission(role, 'staff.manage'));

/** Links that can still be used. A link is invalid once its creator may no longer manage staff. */
export const openLinks = (db: Db, now: number) =>
  db
    .selectFrom('staff_links')
    .leftJoin('staff as maker', 'maker.id', 'staff_links.created_by')
    .where('staff_links.spent_at', 'is', null)
    .where('staff_links.expires_at', '>', now)
    .where((row) =>
      row.or([
        row('staff_links.created_by', 'is', null),
        row.and([row('maker.removed_at', 'is', null), row('maker.role', 'in', CREATOR_ROLES)]),
      ]),
    );

/**
 * Reads a link without consuming it.
 * @throws ProblemError `gone`
 */
export async function readLink(db: Db, token: string, now: number): Promise<Link> {
  const row = await openLinks(db, now)
    .leftJoin('staff', 'staff.id', 'staff_links.staff_id')
    .select(['digest', 'purpose', 'staff_links.email', 'staff_links.role', 'expires_at'])
    .select(['staff.id', 'staff.name', 'staff.email as ownEmail', 'staff.role as ownRole'])
    .where('digest', '=', tokenDigest(token))
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw goneLinkProblem();
  return {
    digest: row.digest,
    purpose: row.purpose as Link['purpose'],
    email: row.ownEmail ?? row.email,
    role: (row.ownRole ?? row.role) as Role,
    staffId: row.id ?? futureId(row.digest),
    name: row.name ?? '',
    expiresAt: row.expires_at,
  };
}

/** The invitation that an address can still use; null if there is none. */
export async function openInvitation(db: Db, email: string, now: number): Promise<Link | null> {
  const row = await openLinks(db, now)
    .select(['digest', 'staff_links.email', 'staff_links.role', 'expires_at as expiresAt'])
    .where(sql`lower(staff_links.email)`, '=', email.toLowerCase())
    .where('purpose', '=', 'invitation')
    .orderBy('staff_links.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { digest, role } = row;
  const staffId = futureId(digest);
  return { ...row, purpose: 'invitation', role: role as Role, staffId, name: '' };
}

/**
 * Consumes a link. Must run in the transaction that it authorizes.
 * @throws ProblemError `gone`
 */
export async function consumeLink(transaction: Db, { digest }: Link, now: number): Promise<void> {
  const row = await transaction
    .updateTable('staff_links')
    .set({ spent_at: now, nonce: null })
    .where('digest', '=', digest)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('digest')
    .executeTakeFirst();
  if (!row) throw goneLinkProblem();
}

/** The content of a mail about a link; null if the link is no longer valid. */
export async function linkToMail(db: Db, secret: string, digest: string, now: number) {
  const link = await openLinks(db, now)
    .select(['staff_links.email', 'staff_links.role', 'nonce', 'expires_at as expiresAt'])
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (!link?.nonce) return null;
  const { email, role, expiresAt, nonce } = link;
  return { email, role: role as Role, expiresAt, path: linkPath(tokenOf(secret, nonce)) };
}

/**
 * 256 bits. Derived from the nonce, because the mail is composed later and the token is not stored.
 */
const tokenOf = (secret: string, nonce: string) =>
  derive(secret, 'link', nonce).toString('base64url');

/**
 * The future id of an invited person, which their passkey stores before the account exists. It is
 * derived from the link (UUID version 8), so a request for a challenge stores nothing.
 */
function futureId(digest: string): string {
  const [, a, b, c, d, e] =
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(tokenDigest(`staff ${digest}`)) ?? [];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}

export const goneLinkProblem = () =>
  new ProblemError(
    'gone',
    'This link has been used or revoked, or has expired, so ask for a new one',
  );
