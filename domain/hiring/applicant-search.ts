import { referenceOf } from '#contract/reference.ts';
import { TOKENS_VERSION } from '#contract/search/index.ts';
import type { Db } from '#db/schema.ts';
import { addressTokens, numberTokens, plainTokens } from '#domain/content/search-tokens.ts';

/** Tokens per applicant. More than a book's vocabulary; bounds the size of the index. */
const MAX_TOKENS = 10_000;

/** Applications indexed in one transaction. */
const BATCH_SIZE = 20;

/**
 * Indexes an application's name, email address, phone number, message, reference and the text of
 * its résumé, if it has been read. Must run in the transaction that stored or changed any of them.
 */
export async function indexApplicant(transaction: Db, id: string): Promise<void> {
  await indexAll(transaction, [id]);
}

/**
 * Indexes one batch of applications that have no tokens or tokens of an older version, the newest
 * first.
 * @returns whether there may be more
 */
export async function indexPendingApplicants(db: Db): Promise<boolean> {
  const rows = await db
    .selectFrom('applicant_tokens')
    .select(['application_id', 'tokens'])
    .where('version', '<', TOKENS_VERSION)
    .orderBy('version')
    .orderBy('position', 'desc')
    .limit(BATCH_SIZE)
    .execute();
  // In SQLite, removing the tokens of one row takes as long as adding those of twenty.
  const firstReplaced = rows.findIndex(({ tokens }) => tokens !== '');
  const batch = firstReplaced < 0 ? rows : rows.slice(0, Math.max(1, firstReplaced));
  if (batch.length === 0) return false;
  const ids = batch.map((row) => row.application_id);
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
      .updateTable('applicant_tokens')
      .set({ tokens: tokensOf(row).join(' '), version: TOKENS_VERSION })
      .where('application_id', '=', row.id)
      .execute();
  }
}

interface IndexedText {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  text: string | null;
}

/** Distinct tokens of an application. */
function tokensOf({ id, name, email, phone, message, text }: IndexedText): string[] {
  const tokens = new Set([
    ...plainTokens(`${name}\n${email}\n${referenceOf(id)}`),
    ...addressTokens(email),
    ...numberTokens(phone),
    ...[message, text ?? ''].flatMap((part) => [...plainTokens(part), ...addressTokens(part)]),
  ]);
  return [...tokens].slice(0, MAX_TOKENS);
}
