import { sql } from 'kysely';
import type { Receipt } from '#contract/applications.ts';
import type { Lead, LeadSource } from '#contract/lead-rules.ts';
import type { Db } from '#db/schema.ts';
import { subscribe } from '#domain/inbox/newsletter/index.ts';
import { indexSubmissions, LEAD } from '#domain/inbox/submissions/index.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { announceChange } from '#domain/staff/desk-changes/index.ts';

interface NewLead {
  id: string;
  source: LeadSource;
  lead: Lead;
  page: { route: string; title: string };
  verified: false | null;
  consent: string;
  ipHash: string;
  idempotencyKey: string | null;
  fingerprint: string;
  isDoubleOptIn: boolean;
  now: number;
}

/** Stores the lead and enqueues its notifications in one transaction, or nothing. */
export function storeLead(db: Db, record: NewLead): Promise<Receipt> {
  const { id, lead, page, isDoubleOptIn, now } = record;
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('leads')
      .values({
        id,
        created_at: now,
        source: record.source,
        email: lead.email,
        first_name: lead.firstName,
        last_name: lead.lastName,
        page_route: page.route,
        page_title: page.title,
        verified: record.verified === false ? 0 : null,
        consent_wording: record.consent,
        address_hash: record.ipHash,
        idempotency_key: record.idempotencyKey,
        fingerprint: record.fingerprint,
      })
      .execute();
    await indexSubmissions(transaction, LEAD, [id]);
    await announceChange(transaction, ['inbox'], now);
    if (record.source === 'Newsletter') {
      const wanted = { email: lead.email, leadId: id, isDoubleOptIn, now };
      if (!(await subscribe(transaction, wanted))) return { id };
    }
    if (!(await isToldAlready(transaction, record))) {
      await enqueue(transaction, { topic: 'lead.notice', subjectId: id, now });
    }
    await enqueue(transaction, { topic: 'lead.crm', subjectId: id, now });
    return { id };
  });
}

/** Milliseconds within which the lead that follows a message belongs to it. */
const SAME_VISIT = 3_600_000;

/** A message and the lead that its page sends after it are one piece of news for the team. */
async function isToldAlready(transaction: Db, { source, lead, now }: NewLead): Promise<boolean> {
  if (source !== 'Contact us') return false;
  const message = await transaction
    .selectFrom('contact_messages')
    .select('id')
    .where('created_at', '>', now - SAME_VISIT)
    .where(sql<string>`lower(email)`, '=', lead.email.toLowerCase())
    .executeTakeFirst();
  return message !== undefined;
}
