/** An applicant's private link, as in their email. */
import type { Db } from '#db/schema.ts';
import { STATUS_SECRET, statusPath } from '#domain/messaging/status-link.ts';
import { siteSecret } from '#domain/support/secrets.ts';

/** @returns `/application/TOKEN` */
export async function applicationPath(db: Db, id: string): Promise<string> {
  const { link_version: linkVersion } = await db
    .selectFrom('applications')
    .select('link_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return statusPath(await siteSecret(db, STATUS_SECRET), { id, linkVersion });
}
