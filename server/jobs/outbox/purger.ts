/**
 * Tells a CDN that the content has changed, so that it drops the pages made of it (decision 31). One
 * instance does it for all on a database, and again and again until it is taken.
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
  /** Sent as a bearer token; null for none. */
  token: string | null;
}

interface PurgerOptions {
  db: Db;
  settings: PurgeSettings;
  /** Another number after each change of content. */
  contentVersion: () => number;
  /** Fulfilled once pages show all content that is stored by now. */
  contentShown: () => Promise<void>;
  log: FastifyBaseLogger;
  pace?: DeliveryPace;
}

/** Polls after which a claim is tried though nothing changed: the instance with the claim may have died. */
const MAX_SKIPPED_POLLS = 60;

/** Milliseconds of a claim: longer than a post takes. */
const CLAIM = 30_000;

/** Begins to look. @returns ends it, after what is under way or so many milliseconds */
export function startPurger(options: PurgerOptions): (timeout: number) => Promise<void> {
  const ending = new AbortController();
  const loop = work(options, ending.signal);
  return async (timeout) => {
    ending.abort();
    await Promise.race([loop, pause(timeout, undefined, { ref: false })]);
  };
}

async function work(options: PurgerOptions, signal: AbortSignal): Promise<void> {
  const rest = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  const failed = new FailureLog();
  let seen: number | undefined;
  let skipped = 0;
  let failures = 0;
  const { poll } = options.pace ?? DELIVERY_PACE;
  const backoff = { first: poll, longest: 60 * poll };
  while (!signal.aborted) {
    await rest(failures === 0 ? poll : backoffAfter(failures, backoff));
    try {
      const version = options.contentVersion();
      if (version === seen && skipped++ < MAX_SKIPPED_POLLS) continue;
      // By then the other instances know of the change, so none gives the CDN an old page.
      await rest(poll);
      if (signal.aborted) return;
      const isTold = await purgeDue(options);
      if (isTold && failed.worked(CDN))
        options.log.info('the CDN can be told of the content again');
      [seen, skipped, failures] = [version, 0, 0];
    } catch (error) {
      failures += 1;
      tellFailure(options.log, failed, error);
    }
  }
}

/** What fails, where there is only one. */
const CDN = 'cdn';

function tellFailure(log: FastifyBaseLogger, failed: FailureLog, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (!failed.failed(String(code), CDN)) return;
  // A refusal says all in its message; what broke here needs its stack.
  const reason =
    error instanceof Error && 'logged' in error ? { reason: error.logged } : { err: error };
  log.warn({ code, ...reason }, 'the CDN could not be told that the content has changed');
}

/** @returns whether this instance has told the CDN */
async function purgeDue({ db, settings, contentShown }: PurgerOptions): Promise<boolean> {
  const { url, token } = settings;
  const now = Date.now();
  const version = await claimPurge(db, { now, until: now + CLAIM });
  if (version === undefined) return false;
  const headers: Record<string, string> =
    token === null ? {} : { authorization: `Bearer ${token}` };
  try {
    await contentShown();
    const { isTaken, status } = await postJson(
      { service: 'The CDN', url },
      JSON.stringify({ tags: [CONTENT_TAG] }),
      headers,
    );
    if (!isTaken) throw new RetryableError(`The CDN answered ${status}`, { code: status });
  } catch (error) {
    // It does not want to hear of this version; it is asked again when there is another.
    if (error instanceof PermanentError) await completePurge(db, version);
    else await releasePurge(db);
    throw error;
  }
  await completePurge(db, version);
  return true;
}
