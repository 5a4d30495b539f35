import { randomUUID } from 'node:crypto';
import type { BulkResult } from '#contract/console/applicant-work.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import type { Db } from '#db/schema.ts';
import { type AuditRecord, audit } from '#domain/staff/audit.ts';
import { announceChange, applicationTopics } from '#domain/staff/desk-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { applyChange } from './apply-change.ts';
import type { DeskParts } from './desk-parts.ts';
import { readHeads } from './heads.ts';
import { lockApplication, noApplication } from './lock-application.ts';
import { viewerOf } from './staff.ts';
import { checkedChange, isEnd, shownByMail, type WantedChange } from './wanted-change.ts';

interface BulkChange {
  ids: readonly string[];
  wanted: WantedChange;
  /** To each applicant whose application is changed. */
  mail: MailDraft | undefined;
  /** Whether mails that are scheduled to them still go out, also where this ends their applications. */
  keepsMails?: boolean | undefined;
  now: number;
}

/**
 * One change of many applications and a mail for each that is changed, in one transaction: a repeat finds
 * nothing left to change, and so writes nobody twice.
 * @throws ProblemError `invalid-fields`; what `DeskParts.mails` throws. Then nothing has changed
 */
export async function changeApplicants(
  granted: Permit<'applicants.work'>,
  db: Db,
  { ids, wanted, mail, keepsMails, now }: BulkChange,
  { copy, mails }: DeskParts,
): Promise<BulkResult> {
  const { actor } = granted;
  const { staffId } = actor;
  let mailsWritten = 0;
  let mailsStopped = 0;
  const changeId = randomUUID();
  const skipped: BulkResult['skipped'] = [];
  const changed: string[] = [];
  await db.transaction().execute(async (transaction) => {
    const change = await checkedChange(transaction, copy, wanted);
    for (const id of [...new Set(ids)].sort()) {
      const row = await lockApplication(transaction, id);
      const refusal = row
        ? await applyChange(transaction, row, change, { staffId, changeId, now })
        : noApplication().message;
      if (refusal === null) changed.push(id);
      else skipped.push({ id, reason: refusal });
    }
    if (changed.length === 0) return;
    const of = { changeId, applicationIds: changed };
    if (!keepsMails && isEnd(copy, change.stage)) {
      mailsStopped = await mails.stopScheduled(granted, transaction, of, now);
    }
    if (mail) {
      const written = { ...of, draft: mail, shows: shownByMail(change) };
      mailsWritten = (await mails.write(granted, transaction, written, now)).length;
    }
    await audit(
      transaction,
      {
        staffId,
        action: 'applications-changed',
        objectKind: 'change',
        objectId: changeId,
        objectIds: changed,
        details: { ids: changed, ...auditedChange(change), mails: mailsWritten, mailsStopped },
      },
      now,
    );
    await announceChange(transaction, applicationTopics(...changed), now);
  });
  return {
    changeId: changed.length > 0 ? changeId : null,
    changed: await readHeads(db, inOrderOf(ids, changed), viewerOf(actor)),
    skipped,
    mailsWritten,
    mailsStopped,
  };
}

/** What kind of a change it was, without words that somebody typed. */
function auditedChange(change: WantedChange): AuditRecord['details'] {
  const { stage, assigneeId, isRead, isShown, addTags, removeTags } = change;
  if (stage !== undefined) return { stage, ...(isShown && { shown: true }) };
  if (isShown) return { shown: true };
  if (assigneeId !== undefined) return { assigneeId };
  if (isRead !== undefined) return { isRead };
  return { tagsAdded: addTags?.length ?? 0, tagsRemoved: removeTags?.length ?? 0 };
}

/** As they were asked for. */
function inOrderOf(ids: readonly string[], some: readonly string[]): string[] {
  const wanted = new Set(some);
  return [...new Set(ids)].filter((id) => wanted.has(id));
}
