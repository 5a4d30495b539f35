import { referenceOf } from '#contract/reference.ts';
import type { Db } from '#db/schema.ts';
import { addressWords, numberWords, plainWords } from './words.ts';

/** Of one applicant: more than any book has, and bounded for the index's sake. */
const MOST_WORDS = 10_000;

/** Applications that are indexed in one transaction. */
const AT_ONCE = 20;

/**
 * Has an application found by its name, mail, phone, message, reference and the text of its résumé, as far
 * as that has been read. Part of the transaction that stored or changed any of them.
 */
export async function indexApplicant(transaction: Db, id: string): Promise<void> {
  const row = await transaction
    .selectFrom('applications')
    .leftJoin('resume_texts', 'resume_texts.application_id', 'applications.id')
    .select(['name', 'email', 'phone', 'message', 'resume_texts.text'])
    .where('applications.id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  const { name, email, phone, message, text } = row;
  const words = new Set([
    ...plainWords(`${name} ${email} ${referenceOf(id)}`),
    ...addressWords(email),
    ...numberWords(phone),
    ...[message, text ?? ''].flatMap((each) => [...plainWords(each), ...addressWords(each)]),
  ]);
  await transaction
    .updateTable('applicant_words')
    .set({ words: [...words].slice(0, MOST_WORDS).join(' ') })
    .where('application_id', '=', id)
    .execute();
}

/**
 * Indexes some of those that arrived without it, the oldest first: from before there was a search.
 * @returns whether there may be more
 */
export async function indexArrived(db: Db): Promise<boolean> {
  const rows = await db
    .selectFrom('applicant_words')
    .select('application_id')
    .where('words', '=', '')
    .orderBy('place')
    .limit(AT_ONCE)
    .execute();
  if (rows.length === 0) return false;
  await db.transaction().execute(async (transaction) => {
    for (const row of rows) await indexApplicant(transaction, row.application_id);
  });
  return rows.length === AT_ONCE;
}
