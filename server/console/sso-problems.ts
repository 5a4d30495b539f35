/** Errors of the provider of single sign-on, for the person and for the operator. */
import type * as openid from 'openid-client';
import { ProblemError } from '#contract/problem.ts';
import { FailureLog } from '#server/jobs/outbox/failure-log.ts';
import { writeLog } from '#server/log.ts';

export const providerUnavailable = () =>
  new ProblemError(
    'unavailable',
    'The sign-in provider cannot be reached. Use a passkey or a password, or try again later.',
    { retryAfter: 10 },
  );

/** For metadata that could not be fetched. @throws ProblemError `unavailable` */
export function refuseUnreachable(error: unknown): never {
  warn('the provider of single sign-on cannot be used, check OIDC_ISSUER', error);
  throw providerUnavailable();
}

const CANCELED = 'You canceled the sign-in at your provider. Try again, or sign in another way.';
const REFUSED = 'Your sign-in provider refused this sign-in. Try again, or sign in another way.';
const EXPIRED = 'This sign-in has expired or was used before. Try again.';

/** Errors in the query that say that the person, not the provider, ended the sign-in. */
const CANCELS = ['access_denied', 'login_required', 'interaction_required', 'consent_required'];

/** Answers that are not those of a working provider. */
const BROKEN = /^OAUTH_(TIMEOUT|ABORT|RESPONSE_IS_NOT_CONFORM|RESPONSE_IS_NOT_JSON|PARSE_ERROR)$/;

/** The problem to answer with; what an operator can fix is logged. */
export function ssoProblemOf(library: typeof openid, error: unknown): ProblemError {
  if (error instanceof library.AuthorizationResponseError) {
    return refused(CANCELS.includes(error.error) ? CANCELED : REFUSED, error);
  }
  if (error instanceof library.ResponseBodyError) {
    if (error.error === 'invalid_grant') return refused(EXPIRED, error);
    const names = 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET';
    warn(`the provider of single sign-on refused this site, check ${names}`, error.error);
    return providerUnavailable();
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Errors of `fetch` are type errors.
  if (BROKEN.test(code) || error instanceof TypeError) {
    warn('the provider of single sign-on could not be reached', error);
    return providerUnavailable();
  }
  warn(`a sign-in by single sign-on was not valid${claimOf(error)}`, error);
  return refused(REFUSED, error);
}

/** The claim of the ID token that was not as expected, without its value. */
function claimOf(error: unknown): string {
  const details = error instanceof Error && error.cause instanceof Error ? error.cause.cause : null;
  const isNamed = details instanceof Object && 'claim' in details;
  return isNamed ? `, check the claim ${String(details.claim)}` : '';
}

const failures = new FailureLog();

/** One line for each cause, again after ten minutes. An operator can fix it, so it has no stack. */
function warn(text: string, error: unknown): void {
  const line = `${text}: ${reasonOf(error)}`;
  if (failures.recordFailure(line, '')) writeLog('warn', line);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // `fetch failed` says nothing.
  return error instanceof TypeError && error.cause instanceof Error
    ? error.cause.message
    : error.message;
}

const refused = (detail: string, cause: unknown) =>
  new ProblemError('sign-in-refused', detail, { cause });
