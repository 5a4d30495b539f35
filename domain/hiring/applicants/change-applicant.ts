import { randomUUID } from 'node:crypto';
import type { Applicant } from '#contract/console/applicants.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange, applicationTopics } from '#domain/staff/desk-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { applyChange, UNCHANGED } from './apply-change.ts';
import type { DeskParts } from './desk-parts.ts';
import { type LockedApplication, lockedApplication } from './lock-application.ts';
import { readApplicant } from './read-applicant.ts';
import { viewerOf } from './staff.ts';
import { checkedChange, isEnd, shownByMail, type WantedChange } from './wanted-change.ts';

interface Change {
  id: string;
  /** The version that the client saw; left out where the change does not depend on it. */
  version?: number;
  wanted: Pick<WantedChange, 'stage' | 'reason' | 'assigneeId' | 'tags' | 'isRead' | 'isShown'>;
  /** To the applicant, if anything changes. */
  mail?: MailDraft | undefined;
  /** Whether mails that are scheduled to them still go out, also where this ends the application. */
  keepsMails?: boolean | undefined;
  now: number;
}

/**
 * Another stage, another assignee, other tags, a mail: all of it or nothing.
 * @throws ProblemError `not-found`; `invalid-fields`; `conflict`; `stale` with the application as it is now; what
 * `DeskParts.mails` throws
 */
export async function changeApplicant(
  granted: Permit<'applicants.work'>,
  db: Db,
  wanted: Change,
  parts: DeskParts,
): Promise<Applicant> {
  const isStale = await db.transaction().execute(async (transaction) => {
    const row = await lockedApplication(transaction, wanted.id);
    if (wanted.version !== undefined && row.version !== wanted.version) return true;
    await changeLocked(granted, transaction, row, wanted, parts);
    return false;
  });
  const current = await readApplicant(db, wanted.id, viewerOf(granted.actor), parts);
  if (isStale) {
    throw new ProblemError('stale', 'Somebody else has changed this application', { current });
  }
  return current;
}

/**
 * Marks an application as read or unread, for everybody. Whatever else is changed at the same time stays.
 * @throws ProblemError `not-found`
 */
export const markApplicant = (
  granted: Permit<'applicants.work'>,
  db: Db,
  { id, isRead, now }: { id: string; isRead: boolean; now: number },
  parts: DeskParts,
): Promise<Applicant> => changeApplicant(granted, db, { id, wanted: { isRead }, now }, parts);

async function changeLocked(
  granted: Permit<'applicants.work'>,
  transaction: Db,
  row: LockedApplication,
  { id, wanted, mail, keepsMails, now }: Change,
  { copy, mails }: DeskParts,
): Promise<void> {
  const { staffId } = granted.actor;
  const change = await checkedChange(transaction, copy, wanted);
  const changeId = randomUUID();
  const refusal = await applyChange(transaction, row, change, { staffId, changeId, now });
  // With a mail it is refused also where nothing changes, because then no mail is sent.
  if (refusal === UNCHANGED && !mail) return;
  if (refusal !== null) throw new ProblemError('conflict', refusal);
  const of = { changeId, applicationIds: [id] };
  const stops = !keepsMails && isEnd(copy, change.stage);
  const stopped = stops ? await mails.stopScheduled(granted, transaction, of, now) : 0;
  if (mail) {
    const written = { ...of, draft: mail, shows: shownByMail(change) };
    await mails.write(granted, transaction, written, now);
  }
  const details = { changeId, ...changeDetails(change), ...mailDetails(mail, stopped) };
  const object = { objectKind: 'application', objectId: id };
  await audit(transaction, { staffId, action: 'application-changed', ...object, details }, now);
  await announceChange(transaction, applicationTopics(id), now);
}

const changeDetails = ({ stage, assigneeId, tags, isRead, isShown }: WantedChange) => ({
  ...(stage !== undefined && { stage }),
  ...(assigneeId !== undefined && { assigneeId }),
  ...(tags && { tags: tags.length }),
  ...(isRead !== undefined && { isRead }),
  ...(isShown && { shown: true }),
});

const mailDetails = (mail: MailDraft | undefined, stopped: number) => ({
  ...(mail && { mails: 1 }),
  ...(stopped > 0 && { mailsStopped: stopped }),
});
