import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { KindDescriptor } from './kind.ts';

/**
 * Acknowledgements that one e-mail address gets within a day for what it is said to have sent: whoever fills in a
 * form can type the e-mail address of somebody else.
 */
const ACKNOWLEDGEMENTS = { most: 10, within: 86_400_000 };

/** Whether the sender of what has just been stored is to get an acknowledgement. */
export async function mayAcknowledge(
  transaction: Db,
  { table, sentAt }: Pick<KindDescriptor, 'table' | 'sentAt'>,
  { email, now }: { email: string; now: number },
): Promise<boolean> {
  const { sent } = await transaction
    // The tables are alike in what is asked for here.
    .selectFrom(table as 'contact_messages')
    .select((row) => row.fn.countAll<number>().as('sent'))
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where(sentAt as 'created_at', '>', now - ACKNOWLEDGEMENTS.within)
    .executeTakeFirstOrThrow();
  return Number(sent) <= ACKNOWLEDGEMENTS.most;
}
