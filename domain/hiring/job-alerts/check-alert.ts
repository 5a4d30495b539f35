import { tidyEmail } from '#contract/email-rules.ts';
import {
  ALERT_MESSAGES,
  type AlertFrequency,
  type AlertRequest,
  alertErrors,
  readSearch,
} from '#contract/job-alert-rules.ts';
import { type FieldError, ProblemError } from '#contract/problem.ts';
import { headerText } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import type { JobFinder } from '#domain/hiring/jobs/index.ts';
import { alertId } from './links.ts';
import { type OverlapWords, searchWords } from './search-words.ts';

export interface SentAlert {
  /** Unchecked. */
  request: AlertRequest;
  finder: JobFinder;
  overlaps: OverlapWords;
  /** `siteSecret(db, 'newsletter')` */
  secret: string;
}

export interface CheckedAlert {
  /** See `alertId`. */
  id: string;
  /** In lower case. */
  email: string;
  search: string;
  words: string;
  /** Serialized; see `readMeant`. */
  meant: string;
  frequency: AlertFrequency;
}

/**
 * Checks a request for an alert.
 * @param context `errors` found outside the request
 * @throws ProblemError `invalid-fields`
 */
export async function checkAlert(
  db: Db,
  { request, ...parts }: SentAlert,
  { errors, now }: { errors: readonly FieldError[]; now: number },
): Promise<CheckedAlert> {
  refuse([...alertErrors(request), ...errors]);
  const { terms, search } = readSearch(request.search);
  const { words, unknown, meant } = await searchWords({ db, ...parts }, terms, now);
  if (unknown.length > 0) {
    refuse([{ field: 'search', message: ALERT_MESSAGES.unknown(unknown.map(headerText)) }]);
  }
  const email = tidyEmail(request.email).toLowerCase();
  const id = alertId(parts.secret, email, search);
  return { id, email, search, words, meant, frequency: request.frequency as AlertFrequency };
}

function refuse(errors: FieldError[]): void {
  const [first] = errors;
  if (first) throw new ProblemError('invalid-fields', first.message, { errors });
}
