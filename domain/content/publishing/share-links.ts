/** Links that show one version of an entry to people without an account. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { ENTRY_LIMITS } from '#contract/console/entry-names.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { addVersion } from '#domain/content/entries/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { getDraft, staleDraft } from './drafts.ts';

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Creates a link to the draft as it is now.
 * @returns the token, which only the link contains
 * @throws ProblemError `not-found`, `stale` or `conflict`
 */
export async function shareDraft(
  { actor }: Permit<'content.edit'>,
  db: Db,
  { file, version }: { file: string; version: number },
  now: number,
): Promise<{ id: string; token: string; expiresAt: number }> {
  const { staffId } = actor;
  const token = randomBytes(24).toString('base64url');
  const id = randomUUID();
  const expiresAt = now + ENTRY_LIMITS.shareLifetime;
  await db.transaction().execute(async (transaction) => {
    const draft = await getDraft(transaction, file);
    if (!draft) throw new ProblemError('not-found', 'This entry has no draft to share');
    if (draft.version !== version) throw staleDraft();
    const links = await listLinks(transaction, file, now);
    if (links.length >= ENTRY_LIMITS.shareLinks) {
      throw new ProblemError('conflict', 'This entry has enough links. Revoke one first');
    }
    const { source } = draft;
    const number = await addVersion(
      transaction,
      { file, source, reason: 'shared', isPublished: false, isBase: false, staffId },
      now,
    );
    await transaction
      .insertInto('share_links')
      .values({
        id,
        file,
        version: number,
        token_digest: digestOf(token),
        expires_at: expiresAt,
        staff_id: staffId,
        created_at: now,
      })
      .execute();
  });
  return { id, token, expiresAt };
}

async function listLinks(db: Db, file: string, now: number) {
  return db
    .selectFrom('share_links as link')
    .leftJoin('staff', 'staff.id', 'link.staff_id')
    .select(['link.id', 'link.version', 'link.expires_at', 'link.staff_id', 'staff.name'])
    .where('file', '=', file)
    .where('link.expires_at', '>', now)
    .orderBy('link.created_at', 'desc')
    .execute();
}

export async function listShareLinks(
  _permit: Permit<'content.read'>,
  db: Db,
  file: string,
  now: number,
) {
  const rows = await listLinks(db, file, now);
  return rows.map(({ id, version, expires_at, staff_id, name }) => ({
    id,
    version,
    expiresAt: expires_at,
    by: staff_id === null ? null : { id: staff_id, name: name ?? '' },
  }));
}

/** @throws ProblemError `not-found` */
export async function revokeShareLink(
  _permit: Permit<'content.edit'>,
  db: Db,
  id: string,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('share_links')
    .where('id', '=', id)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw new ProblemError('not-found', 'There is no such link');
}

/** The version that a link shows; undefined for an unknown, revoked or expired link. */
export async function sharedVersion(
  db: Db,
  token: string,
  now: number,
): Promise<{ file: string; version: number; expiresAt: number } | undefined> {
  return db
    .selectFrom('share_links')
    .select(['file', 'version', 'expires_at as expiresAt'])
    .where('token_digest', '=', digestOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function deleteExpiredLinks(db: Db, now: number): Promise<void> {
  await db.deleteFrom('share_links').where('expires_at', '<=', now).execute();
}
