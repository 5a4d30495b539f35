import {
  type Lead,
  type LeadSource,
  leadErrors,
  leadSummary,
  tidyLead,
} from '#contract/lead-rules.ts';
import type { LeadReceipt } from '#contract/leads.ts';
import { ProblemError } from '#contract/problem.ts';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import {
  contentFingerprint,
  LEAD,
  pagePostKey,
  storeOnce,
  unusedId,
} from '#domain/inbox/submissions/index.ts';
import { storeLead } from './store-lead.ts';

export interface ReceivedLead {
  source: LeadSource;
  /** As it arrived. */
  lead: Lead;
  /** What the honeypot field holds. */
  honeypot: string;
  /** Takes one of the client's quota once all is checked, before it is stored; what it throws refuses the lead. */
  consumeQuota?: () => Promise<void>;
  /** False for a post without scripts, which staff see; null where no captcha was asked for. */
  verified: false | null;
  idempotencyKey: string | null;
  /** Fit for a header, see `headerText`. */
  page: { route: string; title: string };
  /** The wording that stood above the button; empty where the source has none of its own. */
  consent: string;
  /** See `ipHash`. */
  ipHash: string;
  /** Whether whoever wants the newsletter is asked by mail first; no other source asks. */
  isDoubleOptIn?: boolean;
}

/**
 * Checks a lead and stores it, and enqueues its notifications. When this resolves it is on disk.
 * Each submission is a record of its own, also of an address that is known already: only a repeat
 * under the same key, or the same page post on the same day, is answered without another.
 * @throws ProblemError; then nothing is stored
 */
export async function receiveLead(
  db: Db,
  received: ReceivedLead,
  now = Date.now(),
): Promise<LeadReceipt> {
  const { source, isDoubleOptIn = false } = received;
  const lead = checkedLead(received);
  // The same for the same person and source, whichever page it is sent from again.
  const { firstName, lastName, email } = lead;
  const fingerprint = contentFingerprint([source, firstName, lastName, email]);
  const idempotencyKey =
    received.idempotencyKey ?? (received.consumeQuota ? pagePostKey(fingerprint, now) : null);

  const receipt = await storeOnce(db, LEAD, { key: idempotencyKey, fingerprint }, async () => {
    await received.consumeQuota?.();
    const { page, verified, consent, ipHash } = received;
    const record = { id: await unusedId(db), source, lead, page, verified, consent, ipHash };
    return storeLead(db, { ...record, idempotencyKey, fingerprint, isDoubleOptIn, now });
  });
  // Also where no mail goes out: the answer must not tell who is on the list.
  const isAsked = source === 'Newsletter' && isDoubleOptIn;
  return isAsked ? { ...receipt, confirmation: 'by-mail' } : receipt;
}

function checkedLead({ source, lead, honeypot }: ReceivedLead): Lead {
  const errors = leadErrors(source, lead);
  if (honeypot !== '') errors.push({ field: HONEYPOT_FIELD, message: MESSAGES.honeypot });
  if (errors.length === 0) return tidyLead(lead);
  throw new ProblemError('invalid-fields', leadSummary(source, lead) || MESSAGES.honeypot, {
    errors,
  });
}
