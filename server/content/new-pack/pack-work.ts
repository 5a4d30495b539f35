/** Makes packs in a process each, one at a time. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { NewPackForm } from '#contract/console/new-pack.ts';
import { NEW_PACK_MESSAGES, NEW_PACK_RETRY_AFTER } from '#contract/console/new-pack-limits.ts';
import { ProblemError } from '#contract/problem.ts';
import type { PackResult, PackWork } from '#domain/content/new-pack/make-pack.ts';
import { cacheFolder } from '#domain/support/cache-folder.ts';
import { runJob } from '#server/jobs/pdf-process/run-job.ts';
import { childCommand } from './child-command.ts';

/** Milliseconds. Only a busy machine reaches it. Connections without data end after 60 seconds. */
const TIMEOUT = 50_000;
/** Bytes of the archive and of what is said about it. */
const MAX_OUTPUT = 8 * 1024 * 1024;
/** Milliseconds after which a folder was left behind by a process that crashed. */
const LEFT_BEHIND = 10 * 60_000;

const Refused = z.object({
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
});
const Made = z.object({ slug: z.string(), files: z.int(), next: z.array(z.string()) });

interface Options {
  timeout?: number;
  command?: (folder: string) => [string, string[]];
}

export function createPackWork({
  timeout = TIMEOUT,
  command = childCommand,
}: Options = {}): PackWork {
  let isBusy = false;

  async function run(form: NewPackForm, signal: AbortSignal): Promise<PackResult> {
    const folder = await newFolder();
    try {
      const job = { command: command(folder), timeout, maxBytes: MAX_OUTPUT };
      const deadline = Date.now() + timeout;
      const output = await runJob(Buffer.from(JSON.stringify(form)), signal, job);
      signal.throwIfAborted();
      return resultOf(output) ?? failure(form, Date.now() >= deadline);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    async make(form, signal) {
      if (isBusy) {
        const retryAfter = NEW_PACK_RETRY_AFTER;
        throw new ProblemError('unavailable', NEW_PACK_MESSAGES.busy, { retryAfter });
      }
      isBusy = true;
      return run(form, signal).finally(() => {
        isBusy = false;
      });
    },
  };
}

function resultOf(output: Awaited<ReturnType<typeof runJob>>): PackResult | undefined {
  const refused = z.safeParse(Refused, output?.answer);
  if (refused.success) return refused.data;
  const made = z.safeParse(Made, output?.answer);
  return output && made.success ? { ...made.data, archive: output.rest } : undefined;
}

/** Of all answers, only a logo can use up time and memory. */
function failure({ logo }: NewPackForm, isLate: boolean): PackResult {
  if (logo !== null) {
    return { problems: [{ field: 'logo', message: NEW_PACK_MESSAGES.tooComplex }] };
  }
  if (!isLate) throw new Error('The process that makes a pack failed');
  const retryAfter = NEW_PACK_RETRY_AFTER;
  throw new ProblemError('unavailable', NEW_PACK_MESSAGES.tooSlow, { retryAfter });
}

/** In the cache, which is the one place where a read-only installation can write. */
async function newFolder(): Promise<string> {
  const folder = join(cacheFolder(), 'new-packs');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may have removed it.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < Date.now() - LEFT_BEHIND) await rm(path, { recursive: true, force: true });
  }
  const own = join(folder, randomUUID());
  await mkdir(own, { mode: 0o700 });
  return own;
}
