/**
 * Errors of the public API and the console's API: RFC 9457 problem details, media type
 * `application/problem+json`. Source: https://www.rfc-editor.org/rfc/rfc9457
 */
// Types only, so that browser code which imports this file does not load the zod schemas.
import type { FieldError, Problem } from './problem-body.ts';

export type { FieldError, Problem } from './problem-body.ts';

/** All error kinds by code, with HTTP status and title. */
export const PROBLEMS = {
  malformed: { status: 400, title: 'The request could not be read' },
  'not-signed-in': { status: 401, title: 'Please sign in' },
  'sign-in-refused': { status: 401, title: 'Sign-in failed' },
  forbidden: { status: 403, title: 'Not allowed' },
  'proof-needed': { status: 403, title: 'Please confirm that it is you' },
  'not-found': { status: 404, title: 'Not found' },
  'key-reused': { status: 409, title: 'This Idempotency-Key was used for another submission' },
  conflict: { status: 409, title: 'This is not possible in the current state' },
  stale: { status: 409, title: 'Someone else has changed this' },
  gone: { status: 410, title: 'No longer available' },
  'too-large': { status: 413, title: 'The request is too large' },
  'wrong-type': { status: 415, title: 'This content type is not accepted here' },
  'invalid-fields': { status: 422, title: 'Some fields need attention' },
  'too-many': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
} as const;

/** `Retry-After` in seconds when the database or another host is unavailable. */
export const UNAVAILABLE_RETRY_AFTER = 5;

export type ProblemCode = keyof typeof PROBLEMS;

/** An error with everything that its problem response needs. Both APIs throw it. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  /** Seconds, for the header `Retry-After` (429 and 503). */
  readonly retryAfter: number | undefined;
  /** The current state, if the change was based on an older version (`stale`). */
  readonly current: unknown;

  constructor(
    code: ProblemCode,
    detail: string,
    extra: { errors?: FieldError[]; retryAfter?: number; current?: unknown; cause?: unknown } = {},
  ) {
    super(detail, { cause: extra.cause });
    this.name = 'ProblemError';
    this.code = code;
    this.errors = extra.errors;
    this.retryAfter = extra.retryAfter;
    this.current = extra.current;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }

  toJSON(): Problem {
    const { status, title } = PROBLEMS[this.code];
    return {
      type: `urn:problem:${this.code}`,
      title,
      status,
      detail: this.message,
      ...(this.errors && { errors: this.errors }),
      ...(this.current !== undefined && { current: this.current }),
    };
  }
}

/**
 * An `invalid-fields` problem (422) for one field.
 * @param detail the problem's detail, if the field's message is not clear on its own
 */
export const fieldProblem = (field: string, message: string, detail = message): ProblemError =>
  new ProblemError('invalid-fields', detail, { errors: [{ field, message }] });

/**
 * Checks the name instead of the class, because the built site bundles its own copy of the class,
 * and errors of the server are not instances of that copy.
 */
export function isProblem(error: unknown): error is ProblemError {
  return error instanceof Error && error.name === 'ProblemError';
}

/**
 * The code for an HTTP status, for errors of another host. An unknown status becomes `malformed`
 * below 500, else `unavailable`.
 */
export function problemCodeForStatus(status: number): ProblemCode {
  const entry = Object.entries(PROBLEMS).find(([, problem]) => problem.status === status);
  return (entry?.[0] as ProblemCode | undefined) ?? (status < 500 ? 'malformed' : 'unavailable');
}
