/** Subscriptions, and what a link in a mail does to one; each may be followed any number of times. */
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
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { readToken as read, signedPath } from '#domain/messaging/signed-links.ts';

interface SignedLink {
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

/**
 * @param subscriptionId UUID, in lower case
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

/** @returns the subscription's id; null for a token that is not ours, for something else, or expired */
export function readToken(
  secret: string,
  purpose: LinkPurpose,
  token: string,
  now: number,
): string | null {
  return read({ page: 'newsletter', secret, purpose }, token, now);
}

/** Mails to confirm that an address gets within a day, however often it is typed in. */
const CONFIRMATIONS = { most: 3, within: 24 * 60 * 60 * 1000 };

interface NewSubscription {
  /** As it was typed. */
  email: string;
  leadId: string;
  /** Whether its owner has to confirm an address before it is on the list. */
  isDoubleOptIn: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Stores a subscription in the transaction of its lead. A subscription that had ended starts again, and one
 * that is confirmed stays so.
 * @returns whether they are on the list, so that the team and the CRM are to hear of this lead now
 */
export async function subscribe(
  transaction: Db,
  { email, leadId, isDoubleOptIn, now }: NewSubscription,
): Promise<boolean> {
  // A concurrent request for the same address waits on this row, so mails are counted correctly.
  const { id, confirmed_at } = await transaction
    .insertInto('subscriptions')
    .values({
      id: randomUUID(),
      email: email.toLowerCase(),
      lead_id: leadId,
      asked_at: now,
      asked_to_confirm_at: isDoubleOptIn ? now : null,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((row) => ({
        lead_id: leadId,
        asked_at: now,
        asked_to_confirm_at: isDoubleOptIn ? askedToConfirm(now) : null,
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
  if (await mayMail(transaction, id, now)) {
    await enqueue(transaction, { topic: 'subscription.confirmation', subjectId: id, now });
  }
  return false;
}

/** An address that is on the list stays there while its owner is asked, since anybody can type it in. */
function askedToConfirm(now: number) {
  return sql<number | null>`case
    when subscriptions.ended_at is null
      and (subscriptions.asked_to_confirm_at is null or subscriptions.confirmed_at is not null)
    then subscriptions.asked_to_confirm_at
    else ${now}
  end`;
}

async function mayMail(transaction: Db, id: string, now: number): Promise<boolean> {
  const { sent } = await transaction
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number | string>().as('sent'))
    .where('subject_id', '=', id)
    .where('topic', '=', 'subscription.confirmation')
    .where('created_at', '>', now - CONFIRMATIONS.within)
    .executeTakeFirstOrThrow();
  return Number(sent) < CONFIRMATIONS.most;
}
