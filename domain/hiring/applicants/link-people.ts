/** Links applications of the same person. Only staff link and unlink them, never the program. */

import { randomUUID } from 'node:crypto';
import type { Applicant } from '#contract/console/applicants.ts';
import type { AuditAction } from '#contract/console/audit.ts';
import { CONSOLE_LIMITS } from '#contract/console/limits.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { addEvents } from '#domain/hiring/application-events.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import type { ApplicantDependencies } from './dependencies.ts';
import { requireLockedApplication } from './lock-application.ts';
import { readApplicant } from './read-applicant.ts';
import { linkedApplications, personIdOf } from './same-person.ts';
import { viewerOf } from './staff.ts';

/**
 * Links two applications, and all that either is linked to, as belonging to one person.
 * @throws ProblemError `not-found`; `conflict` if both ids are the same or the group would be too
 *   large
 */
export async function linkPerson(
  { actor }: Permit<'applicants.work'>,
  db: Db,
  { id, otherId, now }: { id: string; otherId: string; now: number },
  parts: ApplicantDependencies,
): Promise<Applicant> {
  const { staffId } = actor;
  if (id === otherId)
    throw new ProblemError('conflict', 'An application cannot be linked to itself');
  await db.transaction().execute(async (transaction) => {
    for (const applicationId of [id, otherId].sort())
      await requireLockedApplication(transaction, applicationId);
    const linkedIds = [id, ...(await linkedApplications(transaction, id))];
    if (linkedIds.includes(otherId)) return;
    const all = [...linkedIds, otherId, ...(await linkedApplications(transaction, otherId))];
    if (all.length > CONSOLE_LIMITS.samePerson) {
      const message = `At most ${CONSOLE_LIMITS.samePerson} applications can be linked`;
      throw new ProblemError('conflict', message);
    }
    await assignPerson(transaction, all, randomUUID());
    await addEvents(
      transaction,
      [
        { applicationId: id, staffId, kind: 'joined', data: { with: otherId } },
        { applicationId: otherId, staffId, kind: 'joined', data: { with: id } },
      ],
      now,
    );
    await recordChange(transaction, {
      staffId,
      action: 'people-joined',
      id,
      with: [otherId],
      all,
      now,
    });
  });
  return readApplicant(db, id, viewerOf(actor), parts);
}

/**
 * Unlinks an application from its group. No suggestions are made for it until it is linked again.
 * @throws ProblemError `not-found`
 */
export async function unlinkPerson(
  { actor }: Permit<'applicants.work'>,
  db: Db,
  { id, now }: { id: string; now: number },
  parts: ApplicantDependencies,
): Promise<Applicant> {
  const { staffId } = actor;
  await db.transaction().execute(async (transaction) => {
    await requireLockedApplication(transaction, id);
    if ((await personIdOf(transaction, id)) === id) return;
    const otherIds = await linkedApplications(transaction, id);
    await assignPerson(transaction, [id], id);
    // A group of one is deleted, so that its application can be suggested again.
    const [last, ...rest] = otherIds;
    if (last !== undefined && rest.length === 0) {
      await transaction
        .deleteFrom('application_people')
        .where('application_id', '=', last)
        .execute();
    }
    const data = { from: otherIds };
    await addEvents(transaction, [{ applicationId: id, staffId, kind: 'parted', data }], now);
    const all = [id, ...otherIds];
    await recordChange(transaction, {
      staffId,
      action: 'people-parted',
      id,
      with: otherIds,
      all,
      now,
    });
  });
  return readApplicant(db, id, viewerOf(actor), parts);
}

async function assignPerson(
  transaction: Db,
  ids: readonly string[],
  personId: string,
): Promise<void> {
  await transaction
    .insertInto('application_people')
    .values(ids.map((id) => ({ application_id: id, person_id: personId })))
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet({ person_id: personId }),
    )
    .execute();
}

interface LinkChange {
  staffId: string;
  action: AuditAction;
  id: string;
  with: readonly string[];
  /** Ids of all applications whose pages change. */
  all: readonly string[];
  now: number;
}

async function recordChange(
  transaction: Db,
  { staffId, action, id, with: otherIds, all, now }: LinkChange,
): Promise<void> {
  const details = { with: otherIds };
  await audit(
    transaction,
    { staffId, action, objectKind: 'application', objectId: id, objectIds: otherIds, details },
    now,
  );
  await announceChange(
    transaction,
    all.map((applicationId) => `application:${applicationId}`),
    now,
  );
}
