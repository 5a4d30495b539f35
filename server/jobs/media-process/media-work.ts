/** Runs the jobs for pictures in separate processes, one at a time. */
import * as z from 'zod/mini';
import {
  LIBRARY_MESSAGES,
  MEDIA_LIMITS,
  MEDIA_REFUSALS,
  type MediaExtension,
  type MediaRefusal,
} from '#contract/media-files.ts';
import { ProblemError } from '#contract/problem.ts';
import { createFairSemaphore } from '#delivery/fair-semaphore.ts';
import type {
  MediaWork,
  Original,
  PreparedPicture,
  Rendition,
} from '#domain/content/media/index.ts';
import { readPdf } from '#server/jobs/pdf-process/read-pdf.ts';
import { runJob } from '#server/jobs/pdf-process/run-job.ts';
import { childCommand } from './child-command.ts';
import { isPictureExtension, JOB_TIMEOUT, type Job, prepareJob, renditionsJob } from './jobs.ts';

/** Bytes that a process may write. */
const MAX_OUTPUT = 2 * MEDIA_LIMITS.picture;

/** Uploads that wait for their turn. */
const QUEUE = { running: 1, waiting: MEDIA_LIMITS.queue };
const RETRY_AFTER = 60;

/** The client in the fair queue that makes the sizes. It takes turns with those who upload. */
const RENDITIONS = ' renditions';

const bytes = z.array(z.int().check(z.minimum(0)));
const pixels = z.int().check(z.minimum(1));
const Refused = z.object({ refusal: z.string() });
const Prepared = z.object({
  width: pixels,
  height: pixels,
  placeholder: z.nullable(z.string().check(z.maxLength(2000))),
  isAnimated: z.boolean(),
  isShrunk: z.boolean(),
  bytes,
});
const Made = z.object({ bytes });

interface Options {
  timeout?: number;
  command?: (job: Job) => [string, string[]];
}

export function createMediaWork({
  timeout = JOB_TIMEOUT,
  command = childCommand,
}: Options = {}): MediaWork {
  const inTurn = createFairSemaphore(QUEUE, queueFull);
  const run = (job: Job, input: Uint8Array, signal: AbortSignal) =>
    runJob(input, signal, { command: command(job), timeout, maxBytes: MAX_OUTPUT });

  async function prepare(input: Uint8Array, extension: MediaExtension, signal: AbortSignal) {
    if (!isPictureExtension(extension)) return { refusal: 'unknown' as const };
    const result = await run(prepareJob(extension), input, signal);
    signal.throwIfAborted();
    const refused = z.safeParse(Refused, result?.answer);
    if (refused.success) return { refusal: asRefusal(refused.data.refusal) };
    const prepared = z.safeParse(Prepared, result?.answer);
    const [original] = result && prepared.success ? split(result.rest, prepared.data.bytes) : [];
    if (!prepared.success || !original) return { refusal: 'too-much' as const };
    if (original.length > MEDIA_LIMITS.picture) return { refusal: 'picture-too-large' as const };
    return { ...prepared.data, bytes: original } satisfies PreparedPicture;
  }

  async function makeRenditions(
    { bytes: input, isOpaque, ...size }: Original,
    signal: AbortSignal,
  ) {
    const job = renditionsJob(input, size, isOpaque);
    const result = await run(job, input, signal);
    const made = z.safeParse(Made, result?.answer);
    if (!result || !made.success) return null;
    const outputs = split(result.rest, made.data.bytes);
    if (outputs.length !== job.renditions.length) return null;
    return job.renditions.flatMap(({ name }, index): Rendition[] => {
      const output = outputs[index];
      return output ? [{ name, bytes: output }] : [];
    });
  }

  return {
    prepare: (input, extension, client, signal) =>
      inTurn(() => prepare(input, extension, signal), client, signal),
    makeRenditions: (original, signal) =>
      inTurn(() => makeRenditions(original, signal), RENDITIONS, signal),
    isReadablePdf: async (input, signal) => (await readPdf(input, signal)).outcome === 'read',
  };
}

function queueFull(): ProblemError {
  return new ProblemError('unavailable', LIBRARY_MESSAGES.queueFull, { retryAfter: RETRY_AFTER });
}

const asRefusal = (text: string): MediaRefusal =>
  text in MEDIA_REFUSALS ? (text as MediaRefusal) : 'damaged';

/** @returns no part if the lengths do not add up */
function split(output: Buffer, lengths: readonly number[]): Buffer[] {
  if (lengths.reduce((sum, length) => sum + length, 0) !== output.length) return [];
  let start = 0;
  return lengths.map((length) => {
    start += length;
    return output.subarray(start - length, start);
  });
}
