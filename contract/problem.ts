/**
 * Errors of both APIs, the public one and the desk's: RFC 9457 problem details, media type `application/problem+json`.
 * Source: https://www.rfc-editor.org/rfc/rfc9457
 */
// Types only: whatever the browser loads of this file must not bring the schemas along.
import type { FieldError, Problem } from './problem-body.ts';

export type { FieldError, Problem } from './problem-body.ts';

/** Every kind of error that the API answers, with its HTTP status and its title. */
export const PROBLEMS = {
  malformed: { status: 400, title: 'The request could not be read' },
  'not-signed-in': { status: 401, title: 'Please sign in' },
  'sign-in-refused': { status: 401, title: 'That did not work' },
  forbidden: { status: 403, title: 'Not allowed' },
  'proof-needed': { status: 403, title: 'Please prove that it is you' },
  'not-found': { status: 404, title: 'Not found' },
  'key-reused': { status: 409, title: 'This Idempotency-Key belongs to another submission' },
  conflict: { status: 409, title: 'This is not possible as things stand' },
  stale: { status: 409, title: 'Somebody else has changed this meanwhile' },
  gone: { status: 410, title: 'No longer available' },
  'too-large': { status: 413, title: 'The request is too large' },
  'wrong-type': { status: 415, title: 'This content type is not accepted here' },
  'invalid-fields': { status: 422, title: 'Some fields need attention' },
  'too-many': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
} as const;

/** Seconds after which a repeat makes sense where a database or another host is away. */
export const UNAVAILABLE_RETRY_AFTER = 5;

export type ProblemCode = keyof typeof PROBLEMS;

/** Thrown by every implementation of the public API; carries what the error answer needs. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  /** Seconds after which a repeat makes sense (429 and 503). */
  readonly retryAfter: number | undefined;
  /** What stands now, where a change was made of something older (`stale`). */
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

/** One field has to be filled in differently. @param detail where the message alone does not say which */
export const fieldProblem = (field: string, message: string, detail = message): ProblemError =>
  new ProblemError('invalid-fields', detail, { errors: [{ field, message }] });

/**
 * Whether a thrown thing is a `ProblemError`. The built site carries a copy of this class, so what
 * the server throws into it is no instance of that copy: the name tells.
 */
export function isProblem(error: unknown): error is ProblemError {
  return error instanceof Error && error.name === 'ProblemError';
}

/** The code that stands for an HTTP status, for errors that arrive from another host. */
export function problemCodeOf(status: number): ProblemCode {
  const entry = Object.entries(PROBLEMS).find(([, problem]) => problem.status === status);
  return (entry?.[0] as ProblemCode | undefined) ?? (status < 500 ? 'malformed' : 'unavailable');
}
