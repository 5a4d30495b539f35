/** Whether applications are of one person: only staff say so, and take it back. */

import { randomUUID } from 'node:crypto';
import type { Applicant } from '#contract/console/applicants.ts';
import type { AuditAction } from '#contract/console/audit.ts';
import { DESK_LIMITS } from '#contract/console/limits.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { addEvents } from '#domain/hiring/application-events.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import type { DeskParts } from './desk-parts.ts';
import { lockedApplication } from './lock-application.ts';
import { readApplicant } from './read-applicant.ts';
import { personOf, samePerson } from './same-person.ts';
import { viewerOf } from './staff.ts';

/**
 * Says that two applications, and all that either was joined to, are of one person.
 * @throws ProblemError `not-found`; `conflict` where it is one application, or they would be too many
 */
export async function joinPerson(
  { actor }: Permit<'applicants.work'>,
  db: Db,
  { id, otherId, now }: { id: string; otherId: string; now: number },
  parts: DeskParts,
): Promise<Applicant> {
  const { staffId } = actor;
  if (id === otherId) throw new ProblemError('conflict', 'This is one and the same application');
  await db.transaction().execute(async (transaction) => {
    for (const each of [id, otherId].sort()) await lockedApplication(transaction, each);
    const own = [id, ...(await samePerson(transaction, id))];
    if (own.includes(otherId)) return;
    const all = [...own, otherId, ...(await samePerson(transaction, otherId))];
    if (all.length > DESK_LIMITS.samePerson) {
      const sentence = `At most ${DESK_LIMITS.samePerson} applications can be joined`;
      throw new ProblemError('conflict', sentence);
    }
    await putTogether(transaction, all, randomUUID());
    await addEvents(
      transaction,
      [
        { applicationId: id, staffId, kind: 'joined', data: { with: otherId } },
        { applicationId: otherId, staffId, kind: 'joined', data: { with: id } },
      ],
      now,
    );
    await tell(transaction, { staffId, action: 'people-joined', id, with: [otherId], all, now });
  });
  return readApplicant(db, id, viewerOf(actor), parts);
}

/**
 * Says that this application is of nobody else: it leaves its group, and nobody is suggested for it until it
 * is joined again.
 * @throws ProblemError `not-found`
 */
export async function partPerson(
  { actor }: Permit<'applicants.work'>,
  db: Db,
  { id, now }: { id: string; now: number },
  parts: DeskParts,
): Promise<Applicant> {
  const { staffId } = actor;
  await db.transaction().execute(async (transaction) => {
    await lockedApplication(transaction, id);
    if ((await personOf(transaction, id)) === id) return;
    const others = await samePerson(transaction, id);
    await putTogether(transaction, [id], id);
    // Whoever is left alone may be suggested again.
    const [last, ...further] = others;
    if (last !== undefined && further.length === 0) {
      await transaction
        .deleteFrom('application_people')
        .where('application_id', '=', last)
        .execute();
    }
    const data = { from: others };
    await addEvents(transaction, [{ applicationId: id, staffId, kind: 'parted', data }], now);
    const all = [id, ...others];
    await tell(transaction, { staffId, action: 'people-parted', id, with: others, all, now });
  });
  return readApplicant(db, id, viewerOf(actor), parts);
}

async function putTogether(
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

interface Told {
  staffId: string;
  action: AuditAction;
  id: string;
  with: readonly string[];
  /** Whose pages show something else now. */
  all: readonly string[];
  now: number;
}

async function tell(
  transaction: Db,
  { staffId, action, id, with: others, all, now }: Told,
): Promise<void> {
  const details = { with: others };
  await audit(
    transaction,
    { staffId, action, objectKind: 'application', objectId: id, objectIds: others, details },
    now,
  );
  await announceChange(
    transaction,
    all.map((each) => `application:${each}`),
    now,
  );
}
