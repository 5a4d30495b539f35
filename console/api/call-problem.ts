import type { FieldError, Problem } from '#contract/problem-body.ts';

/** Thrown by `call` for an error response, or when there was no response. */
export class CallProblem extends Error {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** `urn:problem:…`; empty when the body was not `application/problem+json`. */
  readonly type: string;
  readonly errors: readonly FieldError[];
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** With `stale`: the current state of the object. */
  readonly current: unknown;

  constructor(
    problem: Partial<Problem> & { status: number; detail: string },
    extra: { retryAfter?: number | undefined; current?: unknown } = {},
  ) {
    super(problem.detail);
    this.name = 'CallProblem';
    this.status = problem.status;
    this.type = problem.type ?? '';
    this.errors = problem.errors ?? [];
    this.retryAfter = extra.retryAfter;
    this.current = extra.current;
  }

  is(code: string): boolean {
    return this.type === `urn:problem:${code}`;
  }

  errorOf(field: string): string | undefined {
    return this.errors.find((error) => error.field === field)?.message;
  }
}

const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'Your session has ended. Sign in to continue.',
  403: 'Your role does not allow this. Ask an owner for access.',
  404: 'This item no longer exists.',
  413: 'This is too large to send. Shorten it and try again.',
  429: 'Too many requests. Wait a moment, then try again.',
  503: 'The server is temporarily unavailable. Try again in a few seconds.',
};

const OFFLINE = 'Could not reach the server. Check your connection, then try again.';
const UNKNOWN =
  'Something went wrong on the server. Try again. If it keeps happening, tell an owner.';

export async function problemOf(response: Response): Promise<CallProblem> {
  const { status, headers } = response;
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json');
  const body: unknown = isProblem ? await response.json().catch(() => undefined) : undefined;
  const problem = body as (Problem & { current?: unknown }) | undefined;
  const detail = problem?.detail || BY_STATUS[status] || UNKNOWN;
  return new CallProblem({ ...problem, status, detail }, { retryAfter, current: problem?.current });
}

export const offlineProblem = () => new CallProblem({ status: 0, detail: OFFLINE });

export const errorMessage = (error: unknown) =>
  error instanceof CallProblem ? error.message : UNKNOWN;
