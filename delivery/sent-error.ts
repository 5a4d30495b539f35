/** Errors as they cross from one thread to the other. */
import { isProblem, ProblemError } from '#contract/problem.ts';
import type { SentError } from './render-messages.ts';

export function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack } = error;
  if (!isProblem(error)) return { message, ...(stack && { stack }) };
  const { code, errors, retryAfter } = error;
  return { message, code, ...(errors && { errors }), ...(retryAfter && { retryAfter }) };
}

export function receivedError({ message, stack, code, ...extra }: SentError): Error {
  if (code) return new ProblemError(code, message, extra);
  return Object.assign(new Error(message), stack && { stack });
}
