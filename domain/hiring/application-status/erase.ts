import type { ErasedApplication } from '#contract/application-status.ts';
import { referenceOf } from '#contract/reference.ts';
import type { Db } from '#db/schema.ts';
import { eraseIn } from '#domain/inbox/stored-submissions/index.ts';
import { audit } from '#domain/staff/audit/index.ts';
import { announceChange } from '#domain/staff/desk-changes/index.ts';
import { findApplication, type StatusLink } from './find-application.ts';

/**
 * Erases the application that a link is of, with everything that belongs to it, as staff would.
 * @throws ProblemError `not-found`, also where it has been done before
 */
export async function eraseApplication(
  db: Db,
  link: StatusLink,
  now = Date.now(),
): Promise<ErasedApplication> {
  return db.transaction().execute(async (transaction) => {
    const { id } = await findApplication(transaction, link);
    await eraseIn(transaction, { submissions: [{ kind: 'application', id }] });
    const action = 'application-erased-by-applicant' as const;
    await audit(
      transaction,
      { staffId: null, action, objectKind: 'application', objectId: id },
      now,
    );
    await announceChange(transaction, ['applications', `application:${id}`, 'deliveries'], now);
    return { reference: referenceOf(id) };
  });
}
