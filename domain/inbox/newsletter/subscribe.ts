import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';

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
