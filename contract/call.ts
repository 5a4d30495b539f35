/**
 * One call of an API. Both APIs, the public one and the console's, are tables of such calls: the server
 * registers and describes them, clients send them, and tests go through them.
 */
import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's prefix, with `:name` for parameters. */
  path: `/${string}`;
  tag: string;
  summary: string;
  description?: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** None for 204, `file` for bytes of another type than JSON. */
  answer?: z.ZodMiniType | 'file';
  /** Whether the answer is the whole body of the response, and not under `data` in it. */
  isWhole?: true;
  problems?: readonly ProblemCode[];
}

/** `defineCalls` of one API: it keeps the literal types of each call. */
export const callsOf =
  <Kind extends Call>() =>
  <const Calls extends Record<string, Kind>>(calls: Calls): Calls =>
    calls;

type Out<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

export type AnswerOf<One extends Call> = Out<One['answer']>;

/** A part of a request as a handler gets it, checked. */
export type Parsed<One extends Call, Key extends keyof Call> = Key extends keyof One
  ? Out<One[Key]>
  : undefined;
