import type { InboxItem } from '#contract/console/inbox.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { sentMailsOf } from '#domain/messaging/console-mails/index.ts';
import { reasonOf } from '#domain/messaging/outbox/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { activityOf } from './activity.ts';
import { notesOf } from './notes.ts';
import {
  deliveryState,
  type InboxContext,
  type InboxRef,
  readFullInboxItems,
  summariesOf,
} from './summaries.ts';

/**
 * One message or lead with its deliveries, mails, notes and activity.
 * @throws ProblemError `not-found`
 */
export async function readInboxItem(
  { actor }: Permit<'messages.read'> | Permit<'messages.work'>,
  db: Db,
  ref: InboxRef,
  context: InboxContext,
): Promise<InboxItem> {
  const [fullItem] = await readFullInboxItems(db, [ref], context.kinds);
  const [summary] = fullItem ? await summariesOf(db, [fullItem], context) : [];
  if (!fullItem || !summary) throw goneProblem();
  return {
    ...summary,
    phone: fullItem.phone,
    message: fullItem.message,
    facts: fullItem.facts,
    page: fullItem.page,
    consent: fullItem.consent,
    deliveries: fullItem.notifications.map((notification) => ({
      id: notification.id,
      topic: notification.topic,
      channel: notification.channel,
      subjectId: ref.id,
      about: null,
      state: deliveryState(notification, context.now),
      attempts: notification.attempts,
      createdAt: notification.createdAt,
      nextAttemptAt: notification.nextAttemptAt,
      deliveredAt: notification.deliveredAt,
      failedAt: notification.failedAt,
      reason: reasonOf(notification.lastError),
      error: notification.lastError,
    })),
    mails: (await sentMailsOf(db, [ref.id], context.now)).get(ref.id) ?? [],
    notes: await notesOf(db, ref),
    activity: await activityOf(actor, db, fullItem.email, context),
  };
}

export const goneProblem = () =>
  new ProblemError('not-found', 'There is no such item, or it has been erased');
