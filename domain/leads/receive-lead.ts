import { createHash, randomUUID } from 'node:crypto';
import type { Receipt } from '#contract/applications.ts';
import {
  type Lead,
  type LeadSource,
  leadErrors,
  leadSummary,
  tidyLead,
} from '#contract/lead-rules.ts';
import { ProblemError } from '#contract/problem.ts';
import { MESSAGES, TRAP_FIELD } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import { storeLead } from './store-lead.ts';

export interface ReceivedLead {
  source: LeadSource;
  /** As it arrived. */
  lead: Lead;
  /** What the field for programs holds. */
  trap: string;
  /** Called once all is checked, before it is stored; what it throws refuses the lead. */
  admit?: () => Promise<void>;
  /** False for a post without scripts; staff see it. */
  verified: boolean;
  idempotencyKey: string | null;
  /** Fit for a header, see `headerText`. */
  page: { route: string; title: string };
  /** The wording that stood above the button; empty where the source has none of its own. */
  consent: string;
}

/**
 * Checks a lead and stores it with the notices that it owes. When this resolves it is on disk.
 * Each submission is a record of its own, also of an address that is known already: only a repeat
 * under the same key, or the same page post on the same day, is answered without another.
 * @throws ProblemError; then nothing is stored
 */
export async function receiveLead(
  db: Db,
  received: ReceivedLead,
  now = Date.now(),
): Promise<Receipt> {
  const { source } = received;
  const lead = checkedLead(received);
  const fingerprint = fingerprintOf(source, lead);
  const idempotencyKey = received.idempotencyKey ?? keyOfPagePost(received, fingerprint, now);

  const earlier = await findByKey(db, idempotencyKey, fingerprint);
  if (earlier) return earlier;
  try {
    await received.admit?.();
    const { page, verified, consent } = received;
    const id = randomUUID();
    const record = { id, source, lead, page, verified, consent, idempotencyKey, fingerprint, now };
    return await storeLead(db, record);
  } catch (error) {
    // The same submission may have arrived twice at once; the other one was stored then.
    const twin = await findByKey(db, idempotencyKey, fingerprint);
    if (twin) return twin;
    throw error;
  }
}

function checkedLead({ source, lead, trap }: ReceivedLead): Lead {
  const errors = leadErrors(source, lead);
  if (trap !== '') errors.push({ field: TRAP_FIELD, message: MESSAGES.trap });
  if (errors.length === 0) return tidyLead(lead);
  throw new ProblemError('invalid-fields', leadSummary(source, lead) || MESSAGES.trap, { errors });
}

/** A page without scripts has no key to send; the same content on the same day is a second click. */
function keyOfPagePost({ admit }: ReceivedLead, fingerprint: string, now: number): string | null {
  return admit ? `page ${new Date(now).toISOString().slice(0, 10)} ${fingerprint}` : null;
}

async function findByKey(
  db: Db,
  key: string | null,
  fingerprint: string,
): Promise<Receipt | undefined> {
  if (key === null) return undefined;
  const row = await db
    .selectFrom('leads')
    .select(['id', 'fingerprint'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (row && row.fingerprint !== fingerprint) {
    throw new ProblemError('key-reused', 'Another lead was sent under this Idempotency-Key');
  }
  return row && { id: row.id };
}

/** The same for the same person and source, whichever page it is sent from again. */
function fingerprintOf(source: LeadSource, { firstName, lastName, email }: Lead): string {
  const content = JSON.stringify([source, firstName, lastName, email]);
  return createHash('sha256').update(content).digest('hex');
}
