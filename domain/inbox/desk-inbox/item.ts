import type { InboxItem } from '#contract/console/inbox.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { sentMailsOf } from '#domain/messaging/desk-mails/index.ts';
import { reasonOf } from '#domain/messaging/outbox/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { deliveryState, headsOf, type InboxFacts, type InboxRef, readEnquiries } from './heads.ts';
import { notesOf } from './notes.ts';
import { trailOf } from './trail.ts';

/**
 * One message or lead with all that belongs to it.
 * @throws ProblemError `not-found`
 */
export async function readInboxItem(
  { actor }: Permit<'messages.read'> | Permit<'messages.work'>,
  db: Db,
  ref: InboxRef,
  facts: InboxFacts,
): Promise<InboxItem> {
  const [enquiry] = await readEnquiries(db, [ref], facts.kinds);
  const [head] = enquiry ? await headsOf(db, [enquiry], facts) : [];
  if (!enquiry || !head) throw goneProblem();
  return {
    ...head,
    phone: enquiry.phone,
    message: enquiry.message,
    facts: enquiry.facts,
    page: enquiry.page,
    consent: enquiry.consent,
    deliveries: enquiry.notices.map((notice) => ({
      id: notice.id,
      topic: notice.topic,
      channel: notice.channel,
      subjectId: ref.id,
      about: null,
      state: deliveryState(notice, facts.now),
      attempts: notice.attempts,
      createdAt: notice.createdAt,
      nextAttemptAt: notice.nextAttemptAt,
      deliveredAt: notice.deliveredAt,
      failedAt: notice.failedAt,
      reason: reasonOf(notice.lastError),
      error: notice.lastError,
    })),
    mails: (await sentMailsOf(db, [ref.id], facts.now)).get(ref.id) ?? [],
    notes: await notesOf(db, ref),
    trail: await trailOf(actor, db, enquiry.email, facts),
  };
}

export const goneProblem = () =>
  new ProblemError('not-found', 'This is not there any more: it may have been erased');
