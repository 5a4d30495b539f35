import { referenceOf } from '#contract/reference.ts';
import { TOKENS_VERSION } from '#contract/search/index.ts';
import type { Db } from '#db/schema.ts';
import { addressWords, numberWords, plainWords } from '#domain/content/search-words.ts';

/** Of one applicant: more than any book has, and bounded for the index's sake. */
const MOST_WORDS = 10_000;

/** Applications that are indexed in one transaction. */
const AT_ONCE = 20;

/**
 * Has an application found by its name, mail, phone, message, reference and the text of its résumé, as far
 * as that has been read. Part of the transaction that stored or changed any of them.
 */
export async function indexApplicant(transaction: Db, id: string): Promise<void> {
  await indexAll(transaction, [id]);
}

/**
 * Indexes some whose words are missing, or of older rules; the newest first.
 * @returns whether there may be more
 */
export async function indexArrived(db: Db): Promise<boolean> {
  const rows = await db
    .selectFrom('applicant_words')
    .select(['application_id', 'words'])
    .where('version', '<', TOKENS_VERSION)
    .orderBy('version')
    .orderBy('place', 'desc')
    .limit(AT_ONCE)
    .execute();
  // SQLite takes as long to take out one's words as to put in those of twenty.
  const replaced = rows.findIndex(({ words }) => words !== '');
  const some = replaced < 0 ? rows : rows.slice(0, Math.max(1, replaced));
  if (some.length === 0) return false;
  const ids = some.map((row) => row.application_id);
  await db.transaction().execute((transaction) => indexAll(transaction, ids));
  return true;
}

async function indexAll(transaction: Db, ids: readonly string[]): Promise<void> {
  const rows = await transaction
    .selectFrom('applications')
    .leftJoin('resume_texts', 'resume_texts.application_id', 'applications.id')
    .select(['applications.id', 'name', 'email', 'phone', 'message', 'resume_texts.text'])
    .where('applications.id', 'in', ids)
    .execute();
  for (const row of rows) {
    await transaction
      .updateTable('applicant_words')
      .set({ words: indexedWords(row).join(' '), version: TOKENS_VERSION })
      .where('application_id', '=', row.id)
      .execute();
  }
}

interface Indexed {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  text: string | null;
}

/** Each once. */
function indexedWords({ id, name, email, phone, message, text }: Indexed): string[] {
  const words = new Set([
    ...plainWords(`${name}\n${email}\n${referenceOf(id)}`),
    ...addressWords(email),
    ...numberWords(phone),
    ...[message, text ?? ''].flatMap((each) => [...plainWords(each), ...addressWords(each)]),
  ]);
  return [...words].slice(0, MOST_WORDS);
}
