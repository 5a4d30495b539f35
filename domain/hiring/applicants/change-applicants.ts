import { randomUUID } from 'node:crypto';
import type { BulkResult } from '#contract/console/applicant-work.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import type { Db } from '#db/schema.ts';
import { audit, type NewAuditEntry } from '#domain/staff/audit.ts';
import { announceChange, applicationTopics } from '#domain/staff/console-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { applyChange } from './apply-change.ts';
import {
  type ApplicationChange,
  checkChange,
  isFinalStage,
  stageAnnouncedByMail,
} from './check-change.ts';
import type { ApplicantDependencies } from './dependencies.ts';
import { applicationNotFound, lockApplication } from './lock-application.ts';
import { viewerOf } from './staff.ts';
import { readSummaries } from './summaries.ts';

interface BulkChange {
  ids: readonly string[];
  requestedChange: ApplicationChange;
  /** Sent to the applicant of each changed application. */
  mail: MailDraft | undefined;
  /**
   * Scheduled mails to the applicants are still sent, even if this change ends their applications.
   */
  keepScheduledEmails?: boolean | undefined;
  now: number;
}

/**
 * Applies one change to many applications and sends a mail for each changed one, in one
 * transaction. A repeat finds nothing to change, so it sends no mail twice.
 * @throws ProblemError `invalid-fields`; errors of `ApplicantDependencies.mails`. In both cases
 *   nothing has changed
 */
export async function changeApplicants(
  permit: Permit<'applicants.work'>,
  db: Db,
  { ids, requestedChange, mail, keepScheduledEmails, now }: BulkChange,
  { copy, mails }: ApplicantDependencies,
): Promise<BulkResult> {
  const { actor } = permit;
  const { staffId } = actor;
  let mailsWritten = 0;
  let mailsCanceled = 0;
  const changeId = randomUUID();
  const skipped: BulkResult['skipped'] = [];
  const changed: string[] = [];
  await db.transaction().execute(async (transaction) => {
    const change = await checkChange(transaction, copy, requestedChange);
    for (const id of [...new Set(ids)].sort()) {
      const row = await lockApplication(transaction, id);
      const refusal = row
        ? await applyChange(transaction, row, change, { staffId, changeId, now })
        : applicationNotFound().message;
      if (refusal === null) changed.push(id);
      else skipped.push({ id, reason: refusal });
    }
    if (changed.length === 0) return;
    const target = { changeId, applicationIds: changed };
    if (!keepScheduledEmails && isFinalStage(copy, change.stage)) {
      mailsCanceled = await mails.cancelScheduled(permit, transaction, target, now);
    }
    if (mail) {
      const draft = { ...target, draft: mail, visibleStage: stageAnnouncedByMail(change) };
      mailsWritten = (await mails.write(permit, transaction, draft, now)).length;
    }
    await audit(
      transaction,
      {
        staffId,
        action: 'applications-changed',
        objectKind: 'change',
        objectId: changeId,
        objectIds: changed,
        details: { ids: changed, ...auditedChange(change), mails: mailsWritten, mailsCanceled },
      },
      now,
    );
    await announceChange(transaction, applicationTopics(...changed), now);
  });
  return {
    changeId: changed.length > 0 ? changeId : null,
    changed: await readSummaries(db, inOrderOf(ids, changed), viewerOf(actor)),
    skipped,
    mailsWritten,
    mailsCanceled,
  };
}

/** Describes the change for the audit log, without free text. */
function auditedChange(change: ApplicationChange): NewAuditEntry['details'] {
  const { stage, assigneeId, isRead, isShown, addTags, removeTags } = change;
  if (stage !== undefined) return { stage, ...(isShown && { shown: true }) };
  if (isShown) return { shown: true };
  if (assigneeId !== undefined) return { assigneeId };
  if (isRead !== undefined) return { isRead };
  return { tagsAdded: addTags?.length ?? 0, tagsRemoved: removeTags?.length ?? 0 };
}

/** The ids of `subset` in the order of `ids`. */
function inOrderOf(ids: readonly string[], subset: readonly string[]): string[] {
  const included = new Set(subset);
  return [...new Set(ids)].filter((id) => included.has(id));
}
