import { normalizeEmail } from '#contract/email-rules.ts';
import {
  ALERT_MESSAGES,
  type AlertFrequency,
  type AlertRequest,
  parseSearch,
  validateAlert,
} from '#contract/job-alert-rules.ts';
import { type FieldError, ProblemError } from '#contract/problem.ts';
import { toHeaderText } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import type { JobFinder } from '#domain/hiring/jobs/index.ts';
import { describeFilters, type OverlapLabels } from './describe-search.ts';
import { alertId } from './links.ts';

export interface SubmittedAlert {
  /** Unchecked. */
  request: AlertRequest;
  finder: JobFinder;
  overlapLabels: OverlapLabels;
  /** `siteSecret(db, 'newsletter')` */
  secret: string;
}

export interface CheckedAlert {
  /** See `alertId`. */
  id: string;
  /** In lower case. */
  email: string;
  search: string;
  description: string;
  /** Serialized; see `readCorrections`. */
  corrections: string;
  frequency: AlertFrequency;
}

/**
 * Checks a request for an alert.
 * @param context `errors` found outside the request
 * @throws ProblemError `invalid-fields`
 */
export async function checkAlert(
  db: Db,
  { request, ...parts }: SubmittedAlert,
  { errors, now }: { errors: readonly FieldError[]; now: number },
): Promise<CheckedAlert> {
  refuse([...validateAlert(request), ...errors]);
  const { terms, search } = parseSearch(request.search);
  const { description, unknown, corrections } = await describeFilters({ db, ...parts }, terms, now);
  if (unknown.length > 0) {
    refuse([{ field: 'search', message: ALERT_MESSAGES.unknown(unknown.map(toHeaderText)) }]);
  }
  const email = normalizeEmail(request.email).toLowerCase();
  const id = alertId(parts.secret, email, search);
  return {
    id,
    email,
    search,
    description,
    corrections,
    frequency: request.frequency as AlertFrequency,
  };
}

function refuse(errors: FieldError[]): void {
  const [first] = errors;
  if (first) throw new ProblemError('invalid-fields', first.message, { errors });
}
