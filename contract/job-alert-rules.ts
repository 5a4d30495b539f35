/**
 * Somebody who wants to hear by mail of new openings that a search finds. These rules need no schema;
 * which values the filters have is known to the domain alone.
 */
import { emailProblem, tidyEmail } from './email-rules.ts';
import { type JobTerms, jobQuery, readJobTerms } from './job-query.ts';
import { JOB_FACETS } from './job-search.ts';
import type { FieldError } from './problem-body.ts';
import { headerText, oneLine } from './text-rules.ts';

/** How often there may be a mail. */
export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** In the order in which people meet them. */
export const ALERT_FIELDS = ['email', 'frequency', 'search'] as const;
export type AlertField = (typeof ALERT_FIELDS)[number];
/** As it was typed; `search` is the query of the page that lists openings. */
export type AlertRequest = Record<AlertField, string>;

/** Alerts that one address has at a time; of those that wait to be confirmed, the oldest makes room. */
export const MOST_ALERTS = 5;

/** Characters of a search in its canonical form. */
const LONGEST_SEARCH = 1000;

/** Said of a link that was cut off or changed on its way, that is older than a week, or that confirms what has ended. */
export const ALERT_LINK_GONE =
  'This link is no longer good. Ask for the alert again to get a new one.';

export const ALERT_MESSAGES = {
  email: 'Email is required',
  frequency: 'Choose daily or weekly',
  unknown: (words: readonly string[]) => `There is no such filter: ${words.join(', ')}`,
  long: 'This search is too long for an alert',
  failed: 'The alert could not be set up. Please try again later.',
} as const;

/** What stands in the page's query beside the search. */
const BESIDE = ['sort', 'page'];

/** The same for the same search, in whatever order and case it was asked for. */
export function canonicalSearch({ q, filters }: JobTerms): string {
  const sorted = Object.fromEntries(
    JOB_FACETS.map((facet) => [facet, filters[facet].toSorted()]),
  ) as JobTerms['filters'];
  const words = oneLine(q).toLowerCase().replace(/\s+/g, ' ');
  return jobQuery({ q: words, filters: sorted }).toString();
}

/** As it is stored, or a message. */
export function readSearch(search: string): { terms: JobTerms; search: string; problem: string } {
  const query = new URLSearchParams(search);
  const { terms, unknown } = readJobTerms(query);
  const names = ['q', ...JOB_FACETS, ...BESIDE];
  const strange = [...new Set([...query.keys()].filter((name) => !names.includes(name)))];
  const canonical = canonicalSearch(terms);
  const words = [...strange, ...unknown].map(headerText);
  const problem =
    words.length > 0
      ? ALERT_MESSAGES.unknown(words)
      : canonical.length > LONGEST_SEARCH
        ? ALERT_MESSAGES.long
        : '';
  return { terms, search: canonical, problem };
}

export function isFrequency(text: string): text is AlertFrequency {
  return ALERT_FREQUENCIES.some((frequency) => frequency === text);
}

/** What is wrong with a request, in the order of the fields. */
export function alertErrors({ email, frequency, search }: AlertRequest): FieldError[] {
  const errors: FieldError[] = [];
  const report = (field: AlertField, message: string) => errors.push({ field, message });
  const wrongEmail = tidyEmail(email) === '' ? ALERT_MESSAGES.email : emailProblem(email);
  if (wrongEmail) report('email', wrongEmail);
  if (!isFrequency(frequency)) report('frequency', ALERT_MESSAGES.frequency);
  const { problem } = readSearch(search);
  if (problem) report('search', problem);
  return errors;
}
