/**
 * Notifies a CDN of changed content, so that it purges the pages that show it (decision 31). Of
 * several instances on one database, one sends the request, and repeats it until the CDN accepts.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { CONTENT_TAG } from '#delivery/page-headers.ts';
import { claimPurge, completePurge, releasePurge } from '#domain/content/purges.ts';
import type { Db } from '#domain/support/database.ts';
import { backoffAfter, DELIVERY_PACE, type DeliveryPace } from './backoff.ts';
import { PermanentError, RetryableError } from './errors.ts';
import { FailureLog } from './failure-log.ts';
import { postJson } from './http.ts';

export interface PurgeSettings {
  url: string;
  /** Bearer token, or null. */
  token: string | null;
}

interface PurgerOptions {
  db: Db;
  settings: PurgeSettings;
  /** A different number after each change of content. */
  contentVersion: () => number;
  /** Resolves when pages show all content that is stored at the time of the call. */
  waitForCurrentPages: () => Promise<void>;
  log: FastifyBaseLogger;
  pace?: DeliveryPace;
}

/** Polls without a change until a claim is tried: the instance with the claim may have crashed. */
const MAX_SKIPPED_POLLS = 60;

/** Milliseconds until a claim expires. A request takes less. */
const LEASE = 30_000;

/** @returns a function that stops it, and waits at most `timeout` ms for a request in flight */
export function startPurger(options: PurgerOptions): (timeout: number) => Promise<void> {
  const ending = new AbortController();
  const loop = work(options, ending.signal);
  return async (timeout) => {
    ending.abort();
    await Promise.race([loop, pause(timeout, undefined, { ref: false })]);
  };
}

async function work(options: PurgerOptions, signal: AbortSignal): Promise<void> {
  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  const failureLog = new FailureLog();
  let lastVersion: number | undefined;
  let skippedPolls = 0;
  let failures = 0;
  const { poll } = options.pace ?? DELIVERY_PACE;
  const backoff = { first: poll, longest: 60 * poll };
  while (!signal.aborted) {
    await wait(failures === 0 ? poll : backoffAfter(failures, backoff));
    try {
      const version = options.contentVersion();
      if (version === lastVersion && skippedPolls++ < MAX_SKIPPED_POLLS) continue;
      // By then the other instances have noticed the change, so none serves the CDN an old page.
      await wait(poll);
      if (signal.aborted) return;
      const isPurged = await purgeDue(options);
      if (isPurged && failureLog.recordSuccess(CDN))
        options.log.info('the CDN accepts notifications of changed content again');
      [lastVersion, skippedPolls, failures] = [version, 0, 0];
    } catch (error) {
      failures += 1;
      logFailure(options.log, failureLog, error);
    }
  }
}

/** The only id in this failure log. */
const CDN = 'cdn';

function logFailure(log: FastifyBaseLogger, failureLog: FailureLog, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (!failureLog.recordFailure(String(code), CDN)) return;
  // The message of a refusal is enough. Any other error is a bug, so its stack is logged.
  const reason =
    error instanceof Error && 'logMessage' in error ? { reason: error.logMessage } : { err: error };
  log.warn({ code, ...reason }, 'the CDN could not be notified of changed content');
}

/** @returns whether this instance has notified the CDN */
async function purgeDue({ db, settings, waitForCurrentPages }: PurgerOptions): Promise<boolean> {
  const { url, token } = settings;
  const now = Date.now();
  const version = await claimPurge(db, { now, until: now + LEASE });
  if (version === undefined) return false;
  const headers: Record<string, string> =
    token === null ? {} : { authorization: `Bearer ${token}` };
  try {
    await waitForCurrentPages();
    const { isAccepted, status } = await postJson(
      { service: 'The CDN', url },
      JSON.stringify({ tags: [CONTENT_TAG] }),
      headers,
    );
    if (!isAccepted) throw new RetryableError(`The CDN answered ${status}`, { code: status });
  } catch (error) {
    // After 410 this version is not retried; the next one is.
    if (error instanceof PermanentError) await completePurge(db, version);
    else await releasePurge(db);
    throw error;
  }
  await completePurge(db, version);
  return true;
}
