import type { Db } from '#db/schema.ts';
import type { SubmissionRef } from './read-submissions.ts';
import {
  countRows,
  countUndelivered,
  type ErasureCounts,
  eraseRows,
  type RowsToErase,
} from './rows-to-erase.ts';

/** Everything of the person with this address, in any case of letters, or these submissions. */
export type Erasure = { email: string } | { submissions: readonly SubmissionRef[] };

/** How many rows of each table an erasure would take. */
export async function planErasure(db: Db, erasure: Erasure): Promise<ErasureCounts> {
  return countRows(db, await rowsOf(db, erasure));
}

/** How many notifications an erasure would take before they have gone out, by topic. */
export async function undelivered(db: Db, erasure: Erasure): Promise<Map<string, number>> {
  return countUndelivered(db, await rowsOf(db, erasure));
}

/** Erases all of it in one transaction, or nothing. */
export function erase(db: Db, erasure: Erasure): Promise<ErasureCounts> {
  return db
    .transaction()
    .execute(async (transaction) => eraseRows(transaction, await rowsOf(transaction, erasure)));
}

function rowsOf(db: Db, erasure: Erasure): Promise<RowsToErase> {
  return 'email' in erasure
    ? rowsOfPerson(db, erasure.email.toLowerCase())
    : rowsOfSubmissions(db, erasure.submissions);
}

async function rowsOfPerson(db: Db, email: string): Promise<RowsToErase> {
  const idsIn = async (table: keyof RowsToErase) => {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where((row) => row(row.fn('lower', ['email']), '=', email))
      .execute();
    return rows.map(({ id }) => id);
  };
  return {
    applications: await idsIn('applications'),
    contact_messages: await idsIn('contact_messages'),
    leads: await idsIn('leads'),
    subscriptions: await idsIn('subscriptions'),
    job_alerts: await idsIn('job_alerts'),
  };
}

/** A subscription goes with the lead that asked for it. */
async function rowsOfSubmissions(
  db: Db,
  submissions: readonly SubmissionRef[],
): Promise<RowsToErase> {
  const idsOf = (kind: SubmissionRef['kind']) =>
    submissions.filter((ref) => ref.kind === kind).map(({ id }) => id);
  const leads = idsOf('lead');
  const subscriptions =
    leads.length === 0
      ? []
      : await db.selectFrom('subscriptions').select('id').where('lead_id', 'in', leads).execute();
  return {
    applications: idsOf('application'),
    contact_messages: idsOf('message'),
    leads,
    subscriptions: subscriptions.map(({ id }) => id),
    job_alerts: [],
  };
}
