import { randomUUID } from 'node:crypto';
import type { Applicant } from '#contract/console/applicants.ts';
import type { MailDraft } from '#contract/console/mails.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit/index.ts';
import { announceChange } from '#domain/staff/desk-changes/index.ts';
import type { Permit } from '#domain/staff/permissions/index.ts';
import { applyChange, UNCHANGED } from './apply-change.ts';
import type { DeskParts } from './desk-parts.ts';
import { lockedApplication } from './lock-application.ts';
import { readApplicant } from './read-applicant.ts';
import { viewerOf } from './viewer.ts';
import { checkedChange, isEnd, shownByMail, type WantedChange } from './wanted-change.ts';

interface Change {
  id: string;
  /** Of what was seen. */
  version: number;
  wanted: Pick<WantedChange, 'stage' | 'reason' | 'assigneeId' | 'tags' | 'isShown'>;
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
  { id, version, wanted, mail, keepsMails, now }: Change,
  parts: DeskParts,
): Promise<Applicant> {
  const { actor } = granted;
  const { staffId } = actor;
  const isStale = await db.transaction().execute(async (transaction) => {
    const row = await lockedApplication(transaction, id);
    if (row.version !== version) return true;
    const change = await checkedChange(transaction, parts.copy, wanted);
    const changeId = randomUUID();
    const refusal = await applyChange(transaction, row, change, { staffId, changeId, now });
    // Whoever wants a mail to be sent is told that none was.
    if (refusal === UNCHANGED && !mail) return false;
    if (refusal !== null) throw new ProblemError('conflict', refusal);
    const of = { changeId, applicationIds: [id] };
    const stops = !keepsMails && isEnd(parts.copy, change.stage);
    const stopped = stops ? await parts.mails.stopScheduled(granted, transaction, of, now) : 0;
    if (mail) {
      const written = { ...of, draft: mail, shows: shownByMail(change) };
      await parts.mails.write(granted, transaction, written, now);
    }
    const { stage, assigneeId } = change;
    await audit(
      transaction,
      {
        staffId,
        action: 'application-changed',
        objectKind: 'application',
        objectId: id,
        details: {
          changeId,
          ...(stage !== undefined && { stage }),
          ...(assigneeId !== undefined && { assigneeId }),
          ...(change.tags && { tags: change.tags.length }),
          ...(change.isShown && { shown: true }),
          ...(mail && { mails: 1 }),
          ...(stopped > 0 && { mailsStopped: stopped }),
        },
      },
      now,
    );
    await announceChange(transaction, ['applications', `application:${id}`], now);
    return false;
  });
  const current = await readApplicant(db, id, viewerOf(actor), parts);
  if (isStale) {
    throw new ProblemError('stale', 'Somebody else has changed this application', { current });
  }
  return current;
}
