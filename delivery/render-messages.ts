/** The messages between the main thread and the render thread. */
import type { PackModules } from '#app/pack.ts';
import { isProblem, type ProblemCode, ProblemError } from '#contract/problem.ts';
import type { FieldError } from '#contract/problem-body.ts';
import type { SiteRoute } from './built-site.ts';
import type { PageRequest, RenderedResponse } from './render-page.ts';

/** A serialized error. `code` is set for problems that the API returns on purpose. */
export interface SerializedError {
  message: string;
  stack?: string;
  code?: ProblemCode;
  errors?: FieldError[];
  retryAfter?: number;
  /** Codes of any other error, which distinguish an unavailable database from a bug. */
  system?: { code?: string; errcode?: number };
}

/** To the render thread: open or close a pack, render a page, or the result of an API call. */
export type ToRenderer =
  | { open: number; modules: PackModules }
  | { close: number }
  | { page: number; pack: number; request: PageRequest }
  | { call: number; value: unknown }
  | { call: number; error: SerializedError };

/**
 * From the render thread: the result of opening a pack, an API call, a report, or a finished page.
 */
export type FromRenderer =
  | { opened: number; pages: readonly SiteRoute[] }
  | { opened: number; error: SerializedError }
  | { page: number; call: number; method: string; args: unknown[] }
  | { page: number; report: SerializedError }
  | { page: number; rendered: RenderedResponse }
  | { page: number; error: SerializedError };

export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack } = error;
  if (!isProblem(error)) return { message, ...(stack && { stack }), system: systemCodes(error) };
  const { code, errors, retryAfter } = error;
  return { message, code, ...(errors && { errors }), ...(retryAfter && { retryAfter }) };
}

/** The code of PostgreSQL or of the system, and the number of SQLite. */
function systemCodes(error: Error): NonNullable<SerializedError['system']> {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof errcode === 'number' && { errcode }),
  };
}

export function deserializeError(error: SerializedError): Error {
  const { message, stack, code, system, ...extra } = error;
  if (code) return new ProblemError(code, message, extra);
  return Object.assign(new Error(message), stack && { stack }, system);
}

/** A form as entries, as structured clone supports files but not `FormData`. */
interface SentForm {
  form: [name: string, value: FormDataEntryValue][];
}

export const serializeArgument = (value: unknown): unknown =>
  value instanceof FormData ? ({ form: [...value] } satisfies SentForm) : value;

export function deserializeArgument(value: unknown): unknown {
  if (!isSentForm(value)) return value;
  const form = new FormData();
  for (const [name, item] of value.form) form.append(name, item);
  return form;
}

const isSentForm = (value: unknown): value is SentForm =>
  typeof value === 'object' && value !== null && 'form' in value && Array.isArray(value.form);
