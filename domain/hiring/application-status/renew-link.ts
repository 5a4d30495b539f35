import { sql } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { addEvents } from '#domain/hiring/application-events.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange, applicationTopics } from '#domain/staff/desk-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';

/**
 * Makes the applicant's private link worthless: from here on another one is good. Mails that are still to leave bring
 * the new one along.
 * @param now epoch milliseconds
 * @throws ProblemError `not-found`
 */
export async function renewStatusLink(
  { actor: { staffId } }: Permit<'applicants.work'>,
  db: Db,
  id: string,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('applications')
      .set({ link_version: sql<number>`link_version + 1`, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) {
      throw new ProblemError('not-found', 'There is no such application');
    }
    const object = { objectKind: 'application', objectId: id };
    await audit(transaction, { staffId, action: 'status-link-renewed', ...object }, now);
    await addEvents(transaction, [{ applicationId: id, staffId, kind: 'link-renewed' }], now);
    await announceChange(transaction, applicationTopics(id), now);
  });
}
