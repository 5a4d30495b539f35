/** What the server and the thread that renders say to each other. */

import type { ProblemCode } from '#contract/problem.ts';
import type { FieldError } from '#contract/problem-body.ts';
import type { MadePage } from './made-page.ts';

/** An error as it crosses: `code` of a problem that the API answers on purpose. */
export interface SentError {
  message: string;
  stack?: string;
  code?: ProblemCode;
  errors?: FieldError[];
  retryAfter?: number;
}

/** To the thread: a page to be rendered, or what the API answered to one of its calls. */
export type ToRenderer =
  | { page: number; url: string; headers: [string, string][] }
  | { call: number; value: unknown }
  | { call: number; error: SentError };

/** From the thread: that it can begin, a call of the API for a page, or the end of a page. */
export type FromRenderer =
  | { isReady: true }
  | { page: number; call: number; method: string; args: unknown[] }
  | { page: number; report: SentError }
  | { page: number; made: MadePage }
  | { page: number; error: SentError };
