import { referenceOf } from '#contract/reference.ts';
import { TOKENS_VERSION } from '#contract/search/index.ts';
import type { Db } from '#db/schema.ts';
import { addressTokens, numberTokens, plainTokens } from '#domain/content/search-tokens.ts';
import type { KindDescriptor } from './kind.ts';
import type { SubmissionRow } from './submission-row.ts';

/** Maximum per submission; bounds the size of the index. */
const MAX_TOKENS = 10_000;

type IndexedKind = Pick<KindDescriptor, 'inbox' | 'read'>;

/**
 * Indexes submissions for the inbox search, if their kind is in the inbox. Must run in the
 * transaction that stores them.
 * @returns false if one of them is missing from the inbox
 */
export async function indexSubmissions(
  transaction: Db,
  { inbox, read }: IndexedKind,
  ids: readonly string[],
): Promise<boolean> {
  if (!inbox) return true;
  let areInInbox = true;
  for (const row of await read(transaction, ids)) {
    const { numUpdatedRows } = await transaction
      .updateTable('inbox_tokens')
      .set({ tokens: tokensOf(row, inbox), version: TOKENS_VERSION })
      .where('subject_id', '=', row.id)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) areInInbox = false;
  }
  return areInInbox;
}

function tokensOf(row: SubmissionRow, inbox: NonNullable<IndexedKind['inbox']>): string {
  const { id, email, name, page } = row;
  const { company = '', phone = '', message } = inbox.entry(row);
  const tokens = new Set([
    ...plainTokens(`${email}\n${referenceOf(id)}`),
    ...addressTokens(email),
    ...numberTokens(phone),
    ...[name, company, message ?? page.title].flatMap((text) => [
      ...plainTokens(text),
      ...addressTokens(text),
    ]),
  ]);
  return [...tokens].slice(0, MAX_TOKENS).join(' ');
}
