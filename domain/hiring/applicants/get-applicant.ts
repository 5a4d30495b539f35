import type { Applicant } from '#contract/console/applicants.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import type { DeskParts } from './desk-parts.ts';
import { readApplicant } from './read-applicant.ts';
import { viewerOf } from './viewer.ts';

/** Milliseconds for which opening an application again is not noted again. */
const NOTED = 3_600_000;

/**
 * One application as somebody opens it, which the record says. Nothing of the application changes.
 * @throws ProblemError `not-found`
 */
export async function getApplicant(
  { actor }: Permit<'applicants.read'>,
  db: Db,
  { id, now }: { id: string; now: number },
  parts: DeskParts,
): Promise<Applicant> {
  const applicant = await readApplicant(db, id, viewerOf(actor), parts);
  await noteOpened(db, { id, staffId: actor.staffId, now });
  return applicant;
}

/**
 * The same as it is after a change of it that was made elsewhere: who makes one has opened it.
 * @throws ProblemError `not-found`
 */
export function applicantAsIs(
  { actor }: Permit<'applicants.work'>,
  db: Db,
  id: string,
  parts: DeskParts,
): Promise<Applicant> {
  return readApplicant(db, id, viewerOf(actor), parts);
}

async function noteOpened(
  db: Db,
  { id, staffId, now }: { id: string; staffId: string; now: number },
): Promise<void> {
  const what = { action: 'application-opened', objectKind: 'application', objectId: id } as const;
  const noted = await db
    .selectFrom('audit_log')
    .select('id')
    .where('object_id', '=', id)
    .where('staff_id', '=', staffId)
    .where('action', '=', what.action)
    .where('at', '>', now - NOTED)
    .limit(1)
    .executeTakeFirst();
  if (!noted) await audit(db, { staffId, ...what }, now);
}
