/** Stores mails that staff write, and enqueues them in the same transaction. */
import { randomUUID } from 'node:crypto';
import {
  MAX_MAILS_PER_HOUR,
  MAX_SEND_DELAY,
  type MailDraft,
  type SentMail,
  UNDO_SEND_DELAY,
} from '#contract/console/mails.ts';
import { fieldProblem, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { showStep } from '#domain/hiring/visible-steps.ts';
import { markAnswered } from '#domain/inbox/inbox-states.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { type Actor, type Permit, requirePermission } from '#domain/staff/permissions.ts';
import { filledDraft, refuseUnknownPlaceholders } from './fill-draft.ts';
import {
  CONSOLE_MAIL,
  type ConsoleMailParts,
  changedTopics,
  logMailEvent,
  mailPermissions,
  requireMail,
} from './parts.ts';
import { applicantsOf, type ReadSenders, type Recipient, recipientOf } from './recipient.ts';
import { sentMail } from './sent-mails.ts';
import { mailsToReplyTo } from './thread.ts';

const HOUR = 3_600_000;

/** The pack's template of rejections. A mail with it makes the stage visible to the applicant. */
const REJECTION = 'rejection';

/**
 * Writes one mail.
 * @param now epoch milliseconds
 * @throws ProblemError `forbidden`; `conflict` if this site sends no mail; `not-found`;
 *   `invalid-fields`; `too-many`
 */
export async function writeMail(
  actor: Actor,
  db: Db,
  parts: ConsoleMailParts & { readSenders: ReadSenders },
  { kind, subjectId, draft }: { kind: string; subjectId: string; draft: MailDraft },
  now: number,
): Promise<SentMail> {
  const workPermit = requirePermission(actor, mailPermissions(kind).work);
  return db.transaction().execute(async (transaction) => {
    const recipient = await recipientOf(transaction, kind, subjectId, parts.readSenders);
    if (!recipient) throw new ProblemError('not-found', 'The submission no longer exists');
    const announcesRejection =
      draft.template === REJECTION && recipient.application?.stage === 'rejected';
    const mail = {
      kind,
      draft,
      changeId: null,
      recipients: [recipient],
      visibleStage: announcesRejection ? 'rejected' : null,
    };
    const [id = ''] = await storeMails(workPermit.actor, transaction, parts, mail, now);
    if (kind !== 'application') await markAnswered(transaction, kind, subjectId, now);
    await announceChange(transaction, changedTopics(kind, [subjectId]), now);
    return sentMail(transaction, id, now);
  });
}

export interface ApplicantMails {
  applicationIds: readonly string[];
  draft: MailDraft;
  changeId: string;
  /** Stage that becomes visible to the applicants when the mail is sent; null for none. */
  visibleStage: string | null;
}

/**
 * Writes one mail to each of these applicants who has not withdrawn, in the transaction of the
 * change that the mails are about. The caller announces the change.
 * @param now epoch milliseconds
 * @returns ids of the mails
 * @throws ProblemError as `writeMail`, except `not-found`
 */
export async function writeMails(
  { actor }: Permit<'applicants.work'>,
  transaction: Db,
  parts: ConsoleMailParts,
  { applicationIds, ...mail }: ApplicantMails,
  now: number,
): Promise<string[]> {
  const applicants = await applicantsOf(transaction, applicationIds);
  const recipients = applicants.filter(({ application }) => !application?.isWithdrawn);
  const kind = 'application' as const;
  return storeMails(actor, transaction, parts, { ...mail, kind, recipients }, now);
}

interface NewMails {
  kind: string;
  draft: MailDraft;
  changeId: string | null;
  recipients: readonly Recipient[];
  visibleStage: string | null;
}

async function storeMails(
  { staffId, name: staff }: Actor,
  transaction: Db,
  parts: ConsoleMailParts,
  { kind, draft, changeId, recipients, visibleStage }: NewMails,
  now: number,
): Promise<string[]> {
  requireMail(parts);
  refuseUnknownPlaceholders(kind, draft);
  const sendAt = timeToSend(draft, now);
  await refuseTooMany(transaction, recipients.length, now);
  const subjectIds = recipients.map(({ subjectId }) => subjectId);
  const lastMailIds = await mailsToReplyTo(transaction, subjectIds, sendAt);
  const mailIds: string[] = [];
  for (const recipient of recipients) {
    const { subjectId, email, name, page } = recipient;
    const id = randomUUID();
    const { subject, body } = filledDraft(draft, recipient, { staff, ...parts });
    await transaction
      .insertInto('console_emails')
      .values({
        id,
        kind,
        email,
        name,
        page,
        subject,
        body,
        template: draft.template,
        subject_id: subjectId,
        staff_id: staffId,
        in_reply_to: lastMailIds.get(subjectId) ?? '',
        created_at: now,
        send_at: sendAt,
        cancelled_at: null,
        change_id: changeId,
      })
      .execute();
    await enqueue(transaction, { topic: CONSOLE_MAIL, subjectId: id, now, dueAt: sendAt });
    await logMailEvent(transaction, 'mail-written', { id, kind, subjectId, staffId }, now);
    if (visibleStage !== null) {
      const step = {
        applicationId: subjectId,
        stage: visibleStage,
        at: sendAt,
        changeId,
        mailId: id,
      };
      await showStep(transaction, step);
    }
    mailIds.push(id);
  }
  return mailIds;
}

/** @throws ProblemError `invalid-fields` */
function timeToSend({ sendAt }: MailDraft, now: number): number {
  if (sendAt !== null && sendAt > now + MAX_SEND_DELAY) {
    const message = `Choose a time within the next ${MAX_SEND_DELAY / (24 * HOUR)} days`;
    throw fieldProblem('draft.sendAt', message);
  }
  return Math.max(sendAt ?? 0, now + UNDO_SEND_DELAY);
}

/** Two concurrent writers may exceed the limit slightly. @throws ProblemError `too-many` */
async function refuseTooMany(transaction: Db, newMails: number, now: number): Promise<void> {
  const { recentMails, oldest } = await transaction
    .selectFrom('console_emails')
    .select(({ fn }) => [
      fn.countAll<number>().as('recentMails'),
      fn.min('created_at').as('oldest'),
    ])
    .where('created_at', '>', now - HOUR)
    .executeTakeFirstOrThrow();
  if (Number(recentMails) + newMails <= MAX_MAILS_PER_HOUR) return;
  const wait = Number(oldest ?? now) + HOUR - now;
  const detail = `This site sends at most ${MAX_MAILS_PER_HOUR} mails from the console within an hour`;
  throw new ProblemError('too-many', detail, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}
