import { randomUUID } from 'node:crypto';
import type { Applicant } from '#contract/console/applicants.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange, applicationTopics } from '#domain/staff/console-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { applyChange, UNCHANGED } from './apply-change.ts';
import {
  type ApplicationChange,
  checkChange,
  isFinalStage,
  stageAnnouncedByMail,
} from './check-change.ts';
import type { ApplicantDependencies } from './dependencies.ts';
import { type LockedApplication, requireLockedApplication } from './lock-application.ts';
import { readApplicant } from './read-applicant.ts';
import { viewerOf } from './staff.ts';

interface Change {
  id: string;
  /** The version that the client saw; omitted if the change does not depend on it. */
  version?: number;
  requestedChange: Pick<
    ApplicationChange,
    'stage' | 'reason' | 'assigneeId' | 'tags' | 'isRead' | 'isShown'
  >;
  /** Sent to the applicant if anything changes. */
  mail?: MailDraft | undefined;
  /** Scheduled mails to the applicant are still sent, even if this change ends the application. */
  keepScheduledEmails?: boolean | undefined;
  now: number;
}

/**
 * Changes stage, assignee, tags, read state or visible stage of an application and optionally sends
 * a mail, all or nothing.
 * @throws ProblemError `not-found`; `invalid-fields`; `conflict`; `stale` with the current
 *   application; errors of `ApplicantDependencies.mails`
 */
export async function changeApplicant(
  permit: Permit<'applicants.work'>,
  db: Db,
  input: Change,
  parts: ApplicantDependencies,
): Promise<Applicant> {
  const isStale = await db.transaction().execute(async (transaction) => {
    const row = await requireLockedApplication(transaction, input.id);
    if (input.version !== undefined && row.version !== input.version) return true;
    await changeLocked(permit, transaction, row, input, parts);
    return false;
  });
  const current = await readApplicant(db, input.id, viewerOf(permit.actor), parts);
  if (isStale) {
    throw new ProblemError('stale', 'A colleague has changed this application', { current });
  }
  return current;
}

/**
 * Marks an application as read or unread for the whole team. Concurrent changes of other columns
 * are kept.
 * @throws ProblemError `not-found`
 */
export const markApplicant = (
  permit: Permit<'applicants.work'>,
  db: Db,
  { id, isRead, now }: { id: string; isRead: boolean; now: number },
  parts: ApplicantDependencies,
): Promise<Applicant> =>
  changeApplicant(permit, db, { id, requestedChange: { isRead }, now }, parts);

async function changeLocked(
  permit: Permit<'applicants.work'>,
  transaction: Db,
  row: LockedApplication,
  { id, requestedChange, mail, keepScheduledEmails, now }: Change,
  { copy, mails }: ApplicantDependencies,
): Promise<void> {
  const { staffId } = permit.actor;
  const change = await checkChange(transaction, copy, requestedChange);
  const changeId = randomUUID();
  const refusal = await applyChange(transaction, row, change, { staffId, changeId, now });
  // With a mail, an unchanged application is refused too, because the mail would not be sent.
  if (refusal === UNCHANGED && !mail) return;
  if (refusal !== null) throw new ProblemError('conflict', refusal);
  const target = { changeId, applicationIds: [id] };
  const shouldStop = !keepScheduledEmails && isFinalStage(copy, change.stage);
  const canceledCount = shouldStop
    ? await mails.cancelScheduled(permit, transaction, target, now)
    : 0;
  if (mail) {
    const draft = { ...target, draft: mail, visibleStage: stageAnnouncedByMail(change) };
    await mails.write(permit, transaction, draft, now);
  }
  const details = { changeId, ...changeDetails(change), ...mailDetails(mail, canceledCount) };
  const object = { objectKind: 'application', objectId: id };
  await audit(transaction, { staffId, action: 'application-changed', ...object, details }, now);
  await announceChange(transaction, applicationTopics(id), now);
}

const changeDetails = ({ stage, assigneeId, tags, isRead, isShown }: ApplicationChange) => ({
  ...(stage !== undefined && { stage }),
  ...(assigneeId !== undefined && { assigneeId }),
  ...(tags && { tags: tags.length }),
  ...(isRead !== undefined && { isRead }),
  ...(isShown && { shown: true }),
});

const mailDetails = (mail: MailDraft | undefined, canceledCount: number) => ({
  ...(mail && { mails: 1 }),
  ...(canceledCount > 0 && { mailsCanceled: canceledCount }),
});
