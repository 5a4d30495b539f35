/** Reads the text of a PDF, for search. */
import * as z from 'zod/mini';
import { childCommand } from './child-command.ts';
import { MAX_CHARACTERS, TEXT_JOB } from './jobs.ts';
import { runJob } from './run-job.ts';

/**
 * Milliseconds. Only a busy machine reaches it: a hanging process runs out of processor time first.
 */
const TIMEOUT = 40_000;

/** Bytes of an answer: each character may be escaped. */
const MAX_BYTES = 6 * MAX_CHARACTERS + 1000;

const Answer = z.union([
  z.object({
    pages: z.int().check(z.minimum(0)),
    text: z.string().check(z.maxLength(MAX_CHARACTERS)),
  }),
  z.object({ reason: z.string() }),
]);

/**
 * `text` is not cleaned. `unreadable` is the file's fault, so a retry is useless. `failed` may have
 * any cause; `ended` means that the signal was aborted.
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
  const result = await runJob(bytes, signal, { command, timeout, maxBytes: MAX_BYTES });
  if (signal.aborted) return { outcome: 'ended' };
  const answer = z.safeParse(Answer, result?.answer);
  if (!answer.success) return { outcome: 'failed' };
  return 'text' in answer.data ? { outcome: 'read', ...answer.data } : { outcome: 'unreadable' };
}
