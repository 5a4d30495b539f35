/** Newsletter subscriptions and the links in mails about them. Following a link is idempotent. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  type LinkPurpose,
  NEWSLETTER_LINK_GONE,
  type Subscription,
  type SubscriptionState,
} from '#contract/newsletter.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { enqueue, type Topic } from '#domain/messaging/outbox/index.ts';
import { readToken as readSignedToken, signedPath } from '#domain/messaging/signed-links.ts';

interface SignedLink {
  /** `siteSecret(db, 'newsletter')` */
  secret: string;
  purpose: LinkPurpose;
  /** Unchecked. */
  token: string;
  /** Whether the team's chat is set up. */
  notifiesChat?: boolean;
}

/**
 * Reads the state of the subscription that a link belongs to, without changing it.
 * @throws ProblemError `gone` for a link that is not ours or has expired, or a confirmation link
 *   whose subscription has ended
 */
export async function readLink(db: Db, link: SignedLink, now = Date.now()): Promise<Subscription> {
  const state = await stateOf(db, subscriptionIdOf(link, now));
  if (link.purpose === 'confirm' && state === 'ended') throw goneProblem();
  return { state };
}

/**
 * Confirms or ends the subscription that a link belongs to.
 * @throws ProblemError like `readLink`
 */
export async function followLink(
  db: Db,
  link: SignedLink,
  now = Date.now(),
): Promise<Subscription> {
  const id = subscriptionIdOf(link, now);
  const { notifiesChat = false } = link;
  await (link.purpose === 'confirm'
    ? confirmSubscription(db, id, { notifiesChat, now })
    : unsubscribe(db, id, now));
  return readLink(db, link, now);
}

/** Puts the address on the list and notifies the team, its chat and the CRM of its latest lead. */
export function confirmSubscription(
  db: Db,
  id: string,
  { notifiesChat = false, now }: { notifiesChat?: boolean; now: number },
): Promise<void> {
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
    const topics: Topic[] = ['lead.notice', 'lead.crm'];
    if (notifiesChat) topics.push('lead.chat');
    for (const topic of topics) {
      await enqueue(transaction, { topic, subjectId: confirmed.lead_id, now });
    }
  });
}

/**
 * Ends a subscription. The team and the CRM are notified once, if they were ever notified of the
 * address.
 */
export function unsubscribe(db: Db, id: string, now: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .updateTable('subscriptions')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning(['confirmation_requested_at', 'confirmed_at'])
      .executeTakeFirst();
    if (!ended) return;
    const isUnconfirmed = ended.confirmation_requested_at !== null && ended.confirmed_at === null;
    if (isUnconfirmed && !(await hasQueuedEnd(transaction, id))) return;
    await enqueue(transaction, { topic: 'subscription.ended.notice', subjectId: id, now });
    await enqueue(transaction, { topic: 'subscription.ended.crm', subjectId: id, now });
  });
}

/**
 * A notification of an earlier end may still wait in the outbox, if the person subscribed again
 * since.
 */
async function hasQueuedEnd(transaction: Db, id: string): Promise<boolean> {
  const entry = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('subject_id', '=', id)
    .where('topic', '=', 'subscription.ended.notice')
    .executeTakeFirst();
  return entry !== undefined;
}

function subscriptionIdOf({ secret, purpose, token }: SignedLink, now: number): string {
  const id = readToken(secret, purpose, token, now);
  if (id === null) throw goneProblem();
  return id;
}

async function stateOf(db: Db, id: string): Promise<SubscriptionState> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['confirmed_at', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  // A subscription that is no longer stored was erased, or ended long ago.
  if (!row || row.ended_at !== null) return 'ended';
  return row.confirmed_at === null ? 'asked' : 'confirmed';
}

function goneProblem(): ProblemError {
  return new ProblemError('gone', NEWSLETTER_LINK_GONE);
}

/**
 * @param subscriptionId UUID in lower case
 * @param now epoch milliseconds
 * @returns `/newsletter?confirm=TOKEN` or `/newsletter?leave=TOKEN`
 */
export function newsletterPath(
  secret: string,
  purpose: LinkPurpose,
  subscriptionId: string,
  now: number,
): string {
  return signedPath({ page: 'newsletter', secret, purpose }, subscriptionId, now);
}

/**
 * @returns the subscription's id; null for a token that is not ours, has another purpose, or has
 *   expired
 */
export function readToken(
  secret: string,
  purpose: LinkPurpose,
  token: string,
  now: number,
): string | null {
  return readSignedToken({ page: 'newsletter', secret, purpose }, token, now);
}

/** Maximum number of confirmation mails per address within 24 hours. */
const CONFIRMATIONS = { most: 3, within: 24 * 60 * 60 * 1000 };

interface NewSubscription {
  email: string;
  leadId: string;
  /** The owner has to confirm the address before it is on the list. */
  isDoubleOptIn: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Stores a subscription in the transaction of its lead. An ended subscription starts again; a
 * confirmed one stays confirmed.
 * @returns true if the address is on the list, so the team and the CRM must be notified of this
 *   lead now
 */
export async function subscribe(
  transaction: Db,
  { email, leadId, isDoubleOptIn, now }: NewSubscription,
): Promise<boolean> {
  // A concurrent request for the same address waits for this row, so mails are counted correctly.
  const { id, confirmed_at } = await transaction
    .insertInto('subscriptions')
    .values({
      id: randomUUID(),
      email: email.toLowerCase(),
      lead_id: leadId,
      requested_at: now,
      confirmation_requested_at: isDoubleOptIn ? now : null,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((row) => ({
        lead_id: leadId,
        requested_at: now,
        confirmation_requested_at: isDoubleOptIn ? nextAskedToConfirmAt(now) : null,
        confirmed_at: row
          .case()
          .when('subscriptions.ended_at', 'is', null)
          .then(row.ref('subscriptions.confirmed_at'))
          .end(),
        ended_at: null,
      })),
    )
    .returning(['id', 'confirmed_at'])
    .executeTakeFirstOrThrow();
  if (!isDoubleOptIn || confirmed_at !== null) return true;
  if (await canMail(transaction, id, now)) {
    await enqueue(transaction, { topic: 'subscription.confirmation', subjectId: id, now });
  }
  return false;
}

/**
 * An address on the list stays there while its owner is asked to confirm, because anyone can enter
 * it.
 */
function nextAskedToConfirmAt(now: number) {
  return sql<number | null>`case
    when subscriptions.ended_at is null
      and (subscriptions.confirmation_requested_at is null or subscriptions.confirmed_at is not null)
    then subscriptions.confirmation_requested_at
    else ${now}
  end`;
}

async function canMail(transaction: Db, id: string, now: number): Promise<boolean> {
  const { sentCount } = await transaction
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number | string>().as('sentCount'))
    .where('subject_id', '=', id)
    .where('topic', '=', 'subscription.confirmation')
    .where('created_at', '>', now - CONFIRMATIONS.within)
    .executeTakeFirstOrThrow();
  return Number(sentCount) < CONFIRMATIONS.most;
}
