/** The text of a PDF, for the search. */
import * as z from 'zod/mini';
import { childCommand } from './child-command.ts';
import { MOST_CHARACTERS, TEXT_JOB } from './jobs.ts';
import { runJob } from './run-job.ts';

/** Milliseconds. Only a busy machine reaches it: what hangs uses up its processor time first. */
const TIMEOUT = 40_000;

/** Bytes of an answer: each character may be escaped. */
const MOST_BYTES = 6 * MOST_CHARACTERS + 1000;

const Answer = z.union([
  z.object({
    pages: z.int().check(z.minimum(0)),
    text: z.string().check(z.maxLength(MOST_CHARACTERS)),
  }),
  z.object({ reason: z.string() }),
]);

/**
 * `text` is what the file claims, not cleaned. `unreadable` is the file's fault, so a second try is
 * useless. `failed` may have any cause; `ended` came from the signal.
 */
export type Reading =
  | { outcome: 'read'; text: string; pages: number }
  | { outcome: 'unreadable' | 'failed' | 'ended' };

/** @param signal kills the process */
export async function readPdf(
  bytes: Uint8Array,
  signal: AbortSignal,
  { timeout = TIMEOUT, command = childCommand(TEXT_JOB) } = {},
): Promise<Reading> {
  const done = await runJob(bytes, signal, { command, timeout, mostBytes: MOST_BYTES });
  if (signal.aborted) return { outcome: 'ended' };
  const answer = z.safeParse(Answer, done?.answer);
  if (!answer.success) return { outcome: 'failed' };
  return 'text' in answer.data ? { outcome: 'read', ...answer.data } : { outcome: 'unreadable' };
}
