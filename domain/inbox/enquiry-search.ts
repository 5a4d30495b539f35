import { referenceOf } from '#contract/reference.ts';
import { TOKENS_VERSION } from '#contract/search/index.ts';
import type { Db } from '#db/schema.ts';
import { addressWords, numberWords, plainWords } from '#domain/content/search-words.ts';

/** Of one message: bounded for the index's sake. */
const MOST_WORDS = 10_000;

/** The texts by which an item of the inbox is found, beside its reference. */
export interface SearchedTexts {
  /** UUID. */
  id: string;
  email: string;
  phone: string;
  others: readonly string[];
}

/**
 * Indexes an item for the search of the inbox. Called in the transaction that stores it.
 * @returns whether it is in the inbox
 */
export async function indexEnquiry(
  transaction: Db,
  { id, email, phone, others }: SearchedTexts,
): Promise<boolean> {
  const words = new Set([
    ...plainWords(`${email}\n${referenceOf(id)}`),
    ...addressWords(email),
    ...numberWords(phone),
    ...others.flatMap((each) => [...plainWords(each), ...addressWords(each)]),
  ]);
  const { numUpdatedRows } = await transaction
    .updateTable('enquiry_words')
    .set({ words: [...words].slice(0, MOST_WORDS).join(' '), version: TOKENS_VERSION })
    .where('subject_id', '=', id)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}
