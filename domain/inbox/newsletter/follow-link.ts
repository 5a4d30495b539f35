/** What a link in a mail does; each may be followed any number of times. */
import {
  type LinkPurpose,
  NEWSLETTER_LINK_GONE,
  type Subscription,
  type SubscriptionState,
} from '#contract/newsletter.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { readToken } from './links.ts';

export interface SignedLink {
  /** `siteSecret(db, 'newsletter')` */
  secret: string;
  purpose: LinkPurpose;
  /** As it arrived. */
  token: string;
}

/**
 * How it stands with the subscription that a link is about. Changes nothing.
 * @throws ProblemError `gone` for a link that is not ours, has expired, or confirms what has ended
 */
export async function readLink(db: Db, link: SignedLink, now = Date.now()): Promise<Subscription> {
  const state = await stateOf(db, subscriptionIn(link, now));
  if (link.purpose === 'confirm' && state === 'ended') throw goneLink();
  return { state };
}

/**
 * Confirms the subscription that a link is about, or ends it.
 * @throws ProblemError as `readLink` does
 */
export async function followLink(
  db: Db,
  link: SignedLink,
  now = Date.now(),
): Promise<Subscription> {
  const id = subscriptionIn(link, now);
  await (link.purpose === 'confirm' ? confirm(db, id, now) : leave(db, id, now));
  return readLink(db, link, now);
}

/** From here on they are on the list: the team and the CRM hear of their latest lead. */
export function confirm(db: Db, id: string, now: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const confirmed = await transaction
      .updateTable('subscriptions')
      .set({ confirmed_at: now })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .where('ended_at', 'is', null)
      .returning('lead_id')
      .executeTakeFirst();
    if (!confirmed) return;
    await enqueue(transaction, { topic: 'lead.notice', subjectId: confirmed.lead_id, now });
    await enqueue(transaction, { topic: 'lead.crm', subjectId: confirmed.lead_id, now });
  });
}

/** The team and the CRM hear of it once, if they had ever heard of them. */
export function leave(db: Db, id: string, now: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const left = await transaction
      .updateTable('subscriptions')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning(['asked_to_confirm_at', 'confirmed_at'])
      .executeTakeFirst();
    if (!left) return;
    const isUnconfirmed = left.asked_to_confirm_at !== null && left.confirmed_at === null;
    if (isUnconfirmed && !(await hadLeftBefore(transaction, id))) return;
    await enqueue(transaction, { topic: 'subscription.ended.notice', subjectId: id, now });
    await enqueue(transaction, { topic: 'subscription.ended.crm', subjectId: id, now });
  });
}

/** Word of it may not have gone out, since they had come back. */
async function hadLeftBefore(transaction: Db, id: string): Promise<boolean> {
  const queued = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('subject_id', '=', id)
    .where('topic', '=', 'subscription.ended.notice')
    .executeTakeFirst();
  return queued !== undefined;
}

function subscriptionIn({ secret, purpose, token }: SignedLink, now: number): string {
  const id = readToken(secret, purpose, token, now);
  if (id === null) throw goneLink();
  return id;
}

async function stateOf(db: Db, id: string): Promise<SubscriptionState> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['confirmed_at', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  // What is no longer stored has been erased, or ended long ago.
  if (!row || row.ended_at !== null) return 'ended';
  return row.confirmed_at === null ? 'asked' : 'confirmed';
}

function goneLink(): ProblemError {
  return new ProblemError('gone', NEWSLETTER_LINK_GONE);
}
