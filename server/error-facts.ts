import { isDatabaseAway } from '#api/problems.ts';

/** So many causes are remembered. */
const MOST = 500;

const told = new Set<string>();

interface ErrorFacts {
  type: string;
  message: string;
  /** Left out where it has been told. Fastify's types ask for one. */
  stack: string;
  [field: string]: unknown;
}

/**
 * What a log tells of an error. A database's error can carry the row it is about in `detail`; only these
 * parts are kept. A stack is told once for each cause, and not at all where the database is away.
 */
export function errorFacts(error: unknown): ErrorFacts {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && 'code' in error ? { code: error.code } : {};
  const facts = { type: name, message, ...code } as ErrorFacts;
  if (isDatabaseAway(error)) return facts;
  const cause = causeOf(error);
  if (told.has(cause)) return facts;
  if (told.size >= MOST) told.clear();
  told.add(cause);
  return { ...facts, stack };
}

/** The same text for errors with the same cause, whatever numbers and names are in their messages. */
export function causeOf(error: unknown): string {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const place = /\n\s+at .*/.exec(stack)?.[0] ?? '';
  const words = message.replace(/\d+|"[^"]*"|'[^']*'/g, '…');
  return [name, code, words, isDatabaseAway(error) ? '' : place].join('|');
}
