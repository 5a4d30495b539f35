import type { Receipt } from '#contract/applications.ts';
import type { ContactMessage } from '#contract/contact-rules.ts';
import type { Db } from '#db/schema.ts';
import { captchaProblem, spendChallenge } from '#domain/captcha/index.ts';
import { enqueue } from '#domain/outbox/index.ts';
import { MESSAGE, mayAcknowledge } from '#domain/submissions/index.ts';

interface NewMessage {
  id: string;
  message: ContactMessage;
  /** The solved challenge, to be spent; null where none was asked for. */
  challenge: string | null;
  verified: boolean;
  page: { route: string; title: string };
  consent: string;
  ipHash: string;
  idempotencyKey: string | null;
  fingerprint: string;
  now: number;
}

/** Stores the message and enqueues its notifications in one transaction, or nothing. */
export function storeContact(db: Db, record: NewMessage): Promise<Receipt> {
  const { id, message, challenge, page, now } = record;
  return db.transaction().execute(async (transaction) => {
    if (challenge !== null && !(await spendChallenge(transaction, challenge, now))) {
      throw captchaProblem();
    }
    const { phoneNumber, ...texts } = message;
    await transaction
      .insertInto('contact_messages')
      .values({
        id,
        created_at: now,
        ...texts,
        phone_number: phoneNumber,
        page_route: page.route,
        page_title: page.title,
        verified: record.verified ? 1 : 0,
        consent_wording: record.consent,
        address_hash: record.ipHash,
        idempotency_key: record.idempotencyKey,
        fingerprint: record.fingerprint,
      })
      .execute();
    await enqueue(transaction, { topic: 'contact.notice', subjectId: id, now });
    if (await mayAcknowledge(transaction, MESSAGE, { email: message.email, now })) {
      await enqueue(transaction, { topic: 'contact.acknowledgement', subjectId: id, now });
    }
    return { id };
  });
}
