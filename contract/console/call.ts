/**
 * One call of the desk's API. The list of them (`calls.ts`) is what the server registers, what its
 * description shows, what the table of permissions is tried against, and what the browser calls.
 */
import type * as z from 'zod/mini';
import type { ProblemCode } from '#contract/problem.ts';
import type { Permission } from './roles.ts';

export const CONSOLE_API = '/api/v1/console';

export interface ConsoleCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `CONSOLE_API`, with `:name` for parameters. */
  path: `/${string}`;
  /** `anyone` needs no session, `self` one of any role, about nobody but oneself. */
  permission: Permission | 'anyone' | 'self';
  /** Whether who asks must have proved who they are within `PROOF_LIFETIME`. */
  needsProof?: true;
  /** Whether its answer is held back until there is one: it is no use of a session, and not slow. */
  waits?: true;
  tag: string;
  summary: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** What stands in `data` of the answer; none for 204, `file` for bytes of another type than JSON. */
  answer?: z.ZodMiniType | 'file';
  /** Besides those that any call can have (401, 403, 429, 503). */
  problems?: readonly ProblemCode[];
}

/** Milliseconds for which a proof of who somebody is counts as fresh. */
export const PROOF_LIFETIME = 5 * 60_000;

/** Keeps the literal types of each call. */
export const defineCalls = <const Calls extends Record<string, ConsoleCall>>(calls: Calls): Calls =>
  calls;

type Out<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : undefined;
type In<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** What the browser sends, and what it gets. */
export type BodyOf<Call extends ConsoleCall> = In<Call['body']>;
export type QueryOf<Call extends ConsoleCall> = In<Call['query']>;
export type AnswerOf<Call extends ConsoleCall> = Out<Call['answer']>;
