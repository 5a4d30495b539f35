import { setImmediate } from 'node:timers/promises';
import { referenceOf } from '#contract/reference.ts';
import type { Db } from '#db/schema.ts';
import { addressWords, numberWords, plainWords } from '#domain/search-words/index.ts';

/** Of one message: bounded for the index's sake. */
const MOST_WORDS = 10_000;

/** Messages and leads that are indexed in one transaction. */
const AT_ONCE = 50;

/**
 * Has a message or a lead found by its name, mail, company, phone, text and reference. Part of the
 * transaction that stores it; what is no message and no lead is left alone.
 */
export async function indexEnquiry(transaction: Db, id: string): Promise<void> {
  const texts = (await textsOfMessage(transaction, id)) ?? (await textsOfLead(transaction, id));
  if (!texts) return;
  const { email, phone, others } = texts;
  const words = new Set([
    ...plainWords(`${email} ${referenceOf(id)}`),
    ...addressWords(email),
    ...numberWords(phone),
    ...others.flatMap((each) => [...plainWords(each), ...addressWords(each)]),
  ]);
  await transaction
    .updateTable('enquiry_words')
    .set({ words: [...words].slice(0, MOST_WORDS).join(' ') })
    .where('subject_id', '=', id)
    .execute();
}

interface Texts {
  email: string;
  phone: string;
  others: string[];
}

async function textsOfMessage(db: Db, id: string): Promise<Texts | undefined> {
  const row = await db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'company', 'phone_number', 'message'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, email, company, phone_number: phone, message } = row;
  return { email, phone, others: [name, company, message] };
}

async function textsOfLead(db: Db, id: string): Promise<Texts | undefined> {
  const row = await db
    .selectFrom('leads')
    .select(['first_name', 'last_name', 'email', 'page_title'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { first_name, last_name, email, page_title } = row;
  return { email, phone: '', others: [first_name, last_name, page_title] };
}

/**
 * Indexes those that arrived without it, the newest first: from before there was a search.
 * @param signal ends it after the transaction under way
 */
export async function indexArrivedEnquiries(db: Db, signal?: AbortSignal): Promise<void> {
  let before = Number.MAX_SAFE_INTEGER;
  while (!signal?.aborted) {
    const rows = await db
      .selectFrom('enquiry_words')
      .select(['subject_id', 'place'])
      .where('words', '=', '')
      .where('place', '<', before)
      .orderBy('place', 'desc')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    before = Number(last.place);
    await db.transaction().execute(async (transaction) => {
      for (const row of rows) await indexEnquiry(transaction, row.subject_id);
    });
    // An embedded database answers without ever leaving the thread to a request.
    await setImmediate();
  }
}
