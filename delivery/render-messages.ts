/** The messages between the server's thread and the thread that renders, and what they carry. */
import type { PackModules } from '#app/pack.ts';
import { isProblem, type ProblemCode, ProblemError } from '#contract/problem.ts';
import type { FieldError } from '#contract/problem-body.ts';
import type { SiteRoute } from './built-site.ts';
import type { MadePage, PageRequest } from './render-page.ts';

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

/** Files can cross from one thread to another, forms cannot. */
interface SentForm {
  form: [name: string, value: FormDataEntryValue][];
}

export const sentArgument = (value: unknown): unknown =>
  value instanceof FormData ? ({ form: [...value] } satisfies SentForm) : value;

export function receivedArgument(value: unknown): unknown {
  if (!isSentForm(value)) return value;
  const form = new FormData();
  for (const [name, item] of value.form) form.append(name, item);
  return form;
}

const isSentForm = (value: unknown): value is SentForm =>
  typeof value === 'object' && value !== null && 'form' in value && Array.isArray(value.form);
