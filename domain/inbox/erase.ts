import type { Db } from '#db/schema.ts';
import {
  type Belongings,
  countBelongings,
  countUndelivered,
  type ErasureCounts,
  eraseBelongings,
} from './belongings.ts';
import type { SubmissionRef } from './read-submissions.ts';

/** Everything of the person with this address, in any case of letters, or these submissions. */
export type Erasure = { email: string } | { submissions: readonly SubmissionRef[] };

/** How many rows of each table an erasure would take. */
export async function planErasure(db: Db, erasure: Erasure): Promise<ErasureCounts> {
  return countBelongings(db, await belongingsOf(db, erasure));
}

/** How many notices an erasure would take before they have gone out, by topic. */
export async function undelivered(db: Db, erasure: Erasure): Promise<Map<string, number>> {
  return countUndelivered(db, await belongingsOf(db, erasure));
}

/** Erases all of it in one transaction, or nothing. */
export function erase(db: Db, erasure: Erasure): Promise<ErasureCounts> {
  return db
    .transaction()
    .execute(async (transaction) =>
      eraseBelongings(transaction, await belongingsOf(transaction, erasure)),
    );
}

function belongingsOf(db: Db, erasure: Erasure): Promise<Belongings> {
  return 'email' in erasure
    ? belongingsOfPerson(db, erasure.email.toLowerCase())
    : belongingsOfSubmissions(db, erasure.submissions);
}

async function belongingsOfPerson(db: Db, email: string): Promise<Belongings> {
  const idsIn = async (table: 'applications' | 'contact_messages' | 'leads' | 'subscriptions') => {
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
  };
}

/** A subscription goes with the lead that asked for it. */
async function belongingsOfSubmissions(
  db: Db,
  submissions: readonly SubmissionRef[],
): Promise<Belongings> {
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
  };
}
