/** Mails that staff write: stored whole, enqueued in the same transaction. */
import { randomUUID } from 'node:crypto';
import {
  MAILS_AN_HOUR,
  type MailDraft,
  SEND_LATER_LIMIT,
  type SentMail,
  UNDO_SEND,
} from '#contract/console/mails.ts';
import { fieldProblem, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { showStep } from '#domain/hiring/shown-steps.ts';
import { markAnswered } from '#domain/inbox/inbox-states.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import { type Actor, type Permit, permit } from '#domain/staff/permissions.ts';
import { filledDraft, refuseUnknownPlaceholders } from './fill-draft.ts';
import {
  changedTopics,
  DESK_MAIL,
  type DeskMailParts,
  mailPermissions,
  noteMail,
  requireMail,
} from './parts.ts';
import { applicantsOf, type ReadSenders, type Recipient, recipientOf } from './recipient.ts';
import { sentMail } from './sent-mails.ts';
import { lastMails } from './thread.ts';

const HOUR = 3_600_000;

/** The pack's template by which a rejection is told, and so made public. */
const REJECTION = 'rejection';

/**
 * Writes one mail.
 * @param now epoch milliseconds
 * @throws ProblemError `forbidden`; `conflict` where no mail leaves this site; `not-found`; `invalid-fields`;
 *   `too-many`
 */
export async function writeMail(
  actor: Actor,
  db: Db,
  parts: DeskMailParts & { readSenders: ReadSenders },
  { kind, subjectId, draft }: { kind: string; subjectId: string; draft: MailDraft },
  now: number,
): Promise<SentMail> {
  const granted = permit(actor, mailPermissions(kind).work);
  return db.transaction().execute(async (transaction) => {
    const recipient = await recipientOf(transaction, kind, subjectId, parts.readSenders);
    if (!recipient) throw new ProblemError('not-found', 'This is no longer here');
    const shows = draft.template === REJECTION && recipient.application?.stage === 'rejected';
    const mail = {
      kind,
      draft,
      changeId: null,
      recipients: [recipient],
      shows: shows ? 'rejected' : null,
    };
    const [id = ''] = await storeMails(granted.actor, transaction, parts, mail, now);
    if (kind !== 'application') await markAnswered(transaction, kind, subjectId, now);
    await announceChange(transaction, changedTopics(kind, [subjectId]), now);
    return sentMail(transaction, id, now);
  });
}

export interface ToApplicants {
  applicationIds: readonly string[];
  draft: MailDraft;
  changeId: string;
  /** A stage that they see once it has left; null for none. */
  shows: string | null;
}

/**
 * Writes one mail to each of these applicants, in the transaction of the change that they are told of, which
 * also announces it. Whoever has withdrawn gets none.
 * @param now epoch milliseconds
 * @returns ids of the mails
 * @throws ProblemError as `writeMail` does, but for `not-found`
 */
export async function writeMails(
  granted: Permit<'applicants.work'>,
  transaction: Db,
  parts: DeskMailParts,
  { applicationIds, ...mail }: ToApplicants,
  now: number,
): Promise<string[]> {
  const found = await applicantsOf(transaction, applicationIds);
  const recipients = found.filter(({ application }) => !application?.isWithdrawn);
  const kind = 'application' as const;
  return storeMails(granted.actor, transaction, parts, { ...mail, kind, recipients }, now);
}

interface NewMails {
  kind: string;
  draft: MailDraft;
  changeId: string | null;
  recipients: readonly Recipient[];
  shows: string | null;
}

async function storeMails(
  { staffId, name: staff }: Actor,
  transaction: Db,
  parts: DeskMailParts,
  { kind, draft, changeId, recipients, shows }: NewMails,
  now: number,
): Promise<string[]> {
  requireMail(parts);
  refuseUnknownPlaceholders(kind, draft);
  const sendAt = timeToSend(draft, now);
  await refuseTooMany(transaction, recipients.length, now);
  const ids = recipients.map(({ subjectId }) => subjectId);
  const answered = await lastMails(transaction, ids, sendAt);
  const written: string[] = [];
  for (const recipient of recipients) {
    const { subjectId, email, name, page } = recipient;
    const id = randomUUID();
    const { subject, body } = filledDraft(draft, recipient, { staff, ...parts });
    await transaction
      .insertInto('desk_mails')
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
        in_reply_to: answered.get(subjectId) ?? '',
        created_at: now,
        send_at: sendAt,
        stopped_at: null,
        change_id: changeId,
      })
      .execute();
    await enqueue(transaction, { topic: DESK_MAIL, subjectId: id, now, dueAt: sendAt });
    await noteMail(transaction, 'mail-written', { id, kind, subjectId, staffId }, now);
    if (shows !== null) {
      const step = { applicationId: subjectId, stage: shows, at: sendAt, changeId, mailId: id };
      await showStep(transaction, step);
    }
    written.push(id);
  }
  return written;
}

/** @throws ProblemError `invalid-fields` */
function timeToSend({ sendAt }: MailDraft, now: number): number {
  if (sendAt !== null && sendAt > now + SEND_LATER_LIMIT) {
    const message = `Choose a time within the next ${SEND_LATER_LIMIT / (24 * HOUR)} days`;
    throw fieldProblem('draft.sendAt', message);
  }
  return Math.max(sendAt ?? 0, now + UNDO_SEND);
}

/** Two that write at the same moment may get a little over it together. @throws ProblemError `too-many` */
async function refuseTooMany(transaction: Db, more: number, now: number): Promise<void> {
  const { written, oldest } = await transaction
    .selectFrom('desk_mails')
    .select(({ fn }) => [fn.countAll<number>().as('written'), fn.min('created_at').as('oldest')])
    .where('created_at', '>', now - HOUR)
    .executeTakeFirstOrThrow();
  if (Number(written) + more <= MAILS_AN_HOUR) return;
  const wait = Number(oldest ?? now) + HOUR - now;
  const detail = `This site sends at most ${MAILS_AN_HOUR} mails from the desk within an hour`;
  throw new ProblemError('too-many', detail, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}
