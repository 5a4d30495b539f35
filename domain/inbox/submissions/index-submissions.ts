import type { Db } from '#db/schema.ts';
import { indexEnquiry } from '#domain/inbox/enquiry-search.ts';
import type { KindDescriptor } from './kind.ts';

/**
 * Indexes submissions for the search of the inbox, if their kind is in it. Called in the transaction that stores them.
 * @returns false where one is missing from the inbox
 */
export async function indexSubmissions(
  transaction: Db,
  { inbox, read }: Pick<KindDescriptor, 'inbox' | 'read'>,
  ids: readonly string[],
): Promise<boolean> {
  if (!inbox) return true;
  let isThere = true;
  for (const record of await read(transaction, ids)) {
    const { id, email, name, page } = record;
    const { company = '', phone = '', message } = inbox.entry(record);
    const others = [name, company, message ?? page.title];
    if (!(await indexEnquiry(transaction, { id, email, phone, others }))) isThere = false;
  }
  return isThere;
}
