/**
 * A request to be mailed about new jobs that match a search. These rules do not depend on zod.
 * Only the domain knows which values of the open filters exist.
 */
import { emailProblem, normalizeEmail } from './email-rules.ts';
import { type JobSearchTerms, jobQuery, parseJobTerms } from './job-query.ts';
import { JOB_FACETS } from './job-search.ts';
import type { FieldError } from './problem-body.ts';
import { toHeaderText, toOneLine } from './text-rules.ts';

/** How often mails are sent at most. */
export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** In the order of the form. */
export const ALERT_FIELDS = ['email', 'frequency', 'search'] as const;
export type AlertField = (typeof ALERT_FIELDS)[number];
/** As typed; `search` is the query string of the job list page. */
export type AlertRequest = Record<AlertField, string>;

/** Alerts per address. At the limit, the oldest unconfirmed alert is replaced. */
export const MAX_ALERTS = 5;

/** Maximum characters of a canonical search. */
const LONGEST_SEARCH = 1000;

/** For a link that was truncated or altered, is over a week old, or confirms an ended alert. */
export const ALERT_LINK_GONE =
  'This link no longer works. Set up the alert again to get a new one.';

export const ALERT_MESSAGES = {
  email: 'Email is required',
  frequency: 'Choose daily or weekly',
  unknown: (parts: readonly string[]) => `Unknown filter: ${parts.join(', ')}`,
  long: 'This search is too long for an alert',
  failed: 'The alert could not be set up. Please try again later.',
} as const;

/** Parameters of the page's query that are not part of the search. */
const OTHER_PARAMETERS = ['sort', 'page'];

/** A canonical query string: equal for equal searches, in any order and case. */
export function canonicalSearch({ q, filters }: JobSearchTerms): string {
  const sorted = Object.fromEntries(
    JOB_FACETS.map((facet) => [facet, filters[facet].toSorted()]),
  ) as JobSearchTerms['filters'];
  const text = toOneLine(q).toLowerCase().replace(/\s+/g, ' ');
  return jobQuery({ q: text, filters: sorted }).toString();
}

/**
 * Parses a query string into search terms and its canonical form. `problem` is an error message, or
 * empty if the search is valid.
 */
export function parseSearch(search: string): {
  terms: JobSearchTerms;
  search: string;
  problem: string;
} {
  const query = new URLSearchParams(search);
  const { terms, unknown } = parseJobTerms(query);
  const names = ['q', ...JOB_FACETS, ...OTHER_PARAMETERS];
  const unknownNames = [...new Set([...query.keys()].filter((name) => !names.includes(name)))];
  const canonical = canonicalSearch(terms);
  const unknownParts = [...unknownNames, ...unknown].map(toHeaderText);
  const problem =
    unknownParts.length > 0
      ? ALERT_MESSAGES.unknown(unknownParts)
      : canonical.length > LONGEST_SEARCH
        ? ALERT_MESSAGES.long
        : '';
  return { terms, search: canonical, problem };
}

export function isFrequency(text: string): text is AlertFrequency {
  return ALERT_FREQUENCIES.some((frequency) => frequency === text);
}

/** Validates a request: at most one error a field, in the order of `ALERT_FIELDS`. */
export function validateAlert({ email, frequency, search }: AlertRequest): FieldError[] {
  const errors: FieldError[] = [];
  const report = (field: AlertField, message: string) => errors.push({ field, message });
  const wrongEmail = normalizeEmail(email) === '' ? ALERT_MESSAGES.email : emailProblem(email);
  if (wrongEmail) report('email', wrongEmail);
  if (!isFrequency(frequency)) report('frequency', ALERT_MESSAGES.frequency);
  const { problem } = parseSearch(search);
  if (problem) report('search', problem);
  return errors;
}
