import type { Applicant } from '#contract/console/applicants.ts';
import type { Db } from '#db/schema.ts';
import { renewStatusLink } from '#domain/application-status/index.ts';
import type { Permit } from '#domain/permissions/index.ts';
import type { DeskParts } from './desk-parts.ts';
import { readApplicant } from './read-applicant.ts';
import { viewerOf } from './viewer.ts';

/**
 * Makes the applicant's private link worthless, and tells the new one.
 * @throws ProblemError `not-found`
 */
export async function renewApplicantLink(
  granted: Permit<'applicants.work'>,
  db: Db,
  { id, now }: { id: string; now: number },
  parts: DeskParts,
): Promise<Applicant> {
  await renewStatusLink(granted, db, id, now);
  return readApplicant(db, id, viewerOf(granted.actor), parts);
}
