/**
 * One call of an API. The public API and the console's API are tables of such calls: the server
 * registers and describes them, clients send them, and tests iterate over them.
 */
import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the API's prefix, with `:name` for parameters. */
  path: `/${string}`;
  tag: string;
  summary: string;
  description?: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Omitted for 204; `file` for content that is not JSON. */
  answer?: z.ZodMiniType | 'file';
  /** The answer is the whole response body, not wrapped in `data`. */
  isWhole?: true;
  problems?: readonly ProblemCode[];
}

/** Creates the `defineCalls` of one API, which preserves the literal types of each call. */
export const callDefiner =
  <Kind extends Call>() =>
  <const Calls extends Record<string, Kind>>(calls: Calls): Calls =>
    calls;

type Out<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

export type AnswerOf<One extends Call> = Out<One['answer']>;

/** A validated part of a request, as the handler receives it. */
export type ParsedPart<One extends Call, Key extends keyof Call> = Key extends keyof One
  ? Out<One[Key]>
  : undefined;
