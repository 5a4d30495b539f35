/** What the server and the thread that renders say to each other. */

import type { PackModules } from '#app/pack.ts';
import type { ProblemCode } from '#contract/problem.ts';
import type { FieldError } from '#contract/problem-body.ts';
import type { SiteRoute } from './built-site.ts';
import type { MadePage } from './made-page.ts';
import type { PageRequest } from './page-request.ts';

/** An error as it crosses: `code` of a problem that the API answers on purpose. */
export interface SentError {
  message: string;
  stack?: string;
  code?: ProblemCode;
  errors?: FieldError[];
  retryAfter?: number;
}

/** To the thread: a pack to open or to close, a page to render, or the API's answer to one of its calls. */
export type ToRenderer =
  | { open: number; modules: PackModules }
  | { close: number }
  | { page: number; pack: number; request: PageRequest }
  | { call: number; value: unknown }
  | { call: number; error: SentError };

/** From the thread: the pages of a pack that it has opened, a call of the API for a page, or the end of a page. */
export type FromRenderer =
  | { opened: number; pages: readonly SiteRoute[] }
  | { opened: number; error: SentError }
  | { page: number; call: number; method: string; args: unknown[] }
  | { page: number; report: SentError }
  | { page: number; made: MadePage }
  | { page: number; error: SentError };
