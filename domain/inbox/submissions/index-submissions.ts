import { referenceOf } from '#contract/reference.ts';
import { TOKENS_VERSION } from '#contract/search/index.ts';
import type { Db } from '#db/schema.ts';
import { addressWords, numberWords, plainWords } from '#domain/content/search-words.ts';
import type { KindDescriptor } from './kind.ts';
import type { SubmissionRecord } from './submission-record.ts';

/** Of one submission: bounded for the index's sake. */
const MOST_WORDS = 10_000;

type Indexed = Pick<KindDescriptor, 'inbox' | 'read'>;

/**
 * Indexes submissions for the search of the inbox, if their kind is in it. Called in the transaction that stores them.
 * @returns false where one is missing from the inbox
 */
export async function indexSubmissions(
  transaction: Db,
  { inbox, read }: Indexed,
  ids: readonly string[],
): Promise<boolean> {
  if (!inbox) return true;
  let isThere = true;
  for (const record of await read(transaction, ids)) {
    const { numUpdatedRows } = await transaction
      .updateTable('enquiry_words')
      .set({ words: wordsOf(record, inbox), version: TOKENS_VERSION })
      .where('subject_id', '=', record.id)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) isThere = false;
  }
  return isThere;
}

function wordsOf(record: SubmissionRecord, inbox: NonNullable<Indexed['inbox']>): string {
  const { id, email, name, page } = record;
  const { company = '', phone = '', message } = inbox.entry(record);
  const words = new Set([
    ...plainWords(`${email}\n${referenceOf(id)}`),
    ...addressWords(email),
    ...numberWords(phone),
    ...[name, company, message ?? page.title].flatMap((text) => [
      ...plainWords(text),
      ...addressWords(text),
    ]),
  ]);
  return [...words].slice(0, MOST_WORDS).join(' ');
}
