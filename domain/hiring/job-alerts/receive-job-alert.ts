import type { Receipt } from '#contract/applications.ts';
import { tidyEmail } from '#contract/email-rules.ts';
import {
  ALERT_MESSAGES,
  type AlertFrequency,
  type AlertRequest,
  alertErrors,
  readSearch,
} from '#contract/job-alert-rules.ts';
import type { FieldError } from '#contract/problem.ts';
import { ProblemError } from '#contract/problem.ts';
import { HONEYPOT_FIELD, headerText, MESSAGES } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import type { JobFinder } from '#domain/hiring/jobs/index.ts';
import { alertId } from './links.ts';
import { type OverlapWords, searchWords } from './search-words.ts';
import { storeAlert } from './store-alert.ts';

export interface ReceivedAlert {
  /** As it arrived. */
  request: AlertRequest;
  /** What the honeypot field holds. */
  honeypot: string;
  /** Takes one of the client's quota once all is checked; what it throws refuses the alert. */
  consumeQuota?: () => Promise<void>;
  /** The wording that stood above the button, and the path of the page. */
  consent: { wording: string; page: string };
  /** See `ipHash`. */
  ipHash: string;
}

interface AlertParts {
  finder: JobFinder;
  overlaps: OverlapWords;
  /** `siteSecret(db, 'newsletter')` */
  secret: string;
}

/**
 * Checks an alert and stores it, and enqueues the mail that asks its owner. It sends nothing before they
 * have confirmed it. The answer is the same whether the address has this alert, others, or none.
 * @throws ProblemError; then nothing is stored
 */
export async function receiveJobAlert(
  db: Db,
  parts: AlertParts,
  received: ReceivedAlert,
  now = Date.now(),
): Promise<Receipt> {
  const { request, honeypot, consent, ipHash } = received;
  const errors: FieldError[] = alertErrors(request);
  if (honeypot !== '') errors.push({ field: HONEYPOT_FIELD, message: MESSAGES.honeypot });
  refuse(errors);
  const { terms, search } = readSearch(request.search);
  const { words, unknown, meant } = await searchWords({ db, ...parts }, terms, now);
  if (unknown.length > 0) {
    refuse([{ field: 'search', message: ALERT_MESSAGES.unknown(unknown.map(headerText)) }]);
  }
  const email = tidyEmail(request.email).toLowerCase();
  const alert = {
    id: alertId(parts.secret, email, search),
    email,
    search,
    words,
    meant,
    frequency: request.frequency as AlertFrequency,
    consent,
    ipHash,
    now,
  };
  if (received.consumeQuota && !(await isSecondClick(db, alert))) await received.consumeQuota();
  await db.transaction().execute((transaction) => storeAlert(transaction, alert));
  return { id: alert.id };
}

function refuse(errors: FieldError[]): void {
  const [first] = errors;
  if (first) throw new ProblemError('invalid-fields', first.message, { errors });
}

/** Milliseconds within which the same from the same place is a second click. */
const SAME_VISIT = 3_600_000;

async function isSecondClick(
  db: Db,
  { id, frequency, ipHash, now }: { id: string; frequency: string; ipHash: string; now: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('job_alerts')
    .select('id')
    .where('id', '=', id)
    .where('asked_frequency', '=', frequency)
    .where('address_hash', '=', ipHash)
    .where('asked_at', '>', now - SAME_VISIT)
    .executeTakeFirst();
  return row !== undefined;
}
