/**
 * Reads the text of new résumés, one at a time, and indexes it for search, until the process ends.
 */
import { setImmediate } from 'node:timers/promises';
import { indexPendingApplicants } from '#domain/hiring/applicant-search.ts';
import {
  type ClaimedResume,
  claimResume,
  cleanText,
  markRead,
  markUnreadable,
  releaseResume,
  tryLater,
} from '#domain/hiring/resume-texts.ts';
import type { Db } from '#domain/support/database.ts';
import { readPdf } from '#server/jobs/pdf-process/read-pdf.ts';
import type { Span } from '#telemetry/span.ts';
import { inSpan } from '#telemetry/tracing.ts';

/** Milliseconds between two polls, and before a failed résumé is retried. */
const POLL_INTERVAL = 60_000;

/** Milliseconds after which a claim expires, since its process may be dead. Reading takes less. */
const LEASE = 60_000;

export interface ResumeTextOptions {
  db: Db;
  report: (error: unknown) => void;
  /** Milliseconds; see `POLL_INTERVAL`. */
  pause?: number;
  read?: typeof readPdf;
}

export class ResumeTextWorker {
  readonly #options: Required<ResumeTextOptions>;
  readonly #ending = new AbortController();
  /** True if a résumé may have arrived since the last poll. */
  #mayHaveNew = false;
  /** The last poll failed. */
  #hasFailed = false;
  #endPause = () => {};
  #loop: Promise<void> = Promise.resolve();

  constructor(options: ResumeTextOptions) {
    this.#options = { pause: POLL_INTERVAL, read: readPdf, ...options };
  }

  start(): void {
    this.#loop = this.#work();
  }

  /** Called when there may be a new résumé. */
  poll(): void {
    this.#mayHaveNew = true;
    // After a failure the pause is not cut short: a new résumé does not bring back the database.
    if (!this.#hasFailed) this.#endPause();
  }

  /** Aborts the reading in flight. After the next start, that résumé is read again. */
  async stop(): Promise<void> {
    this.#ending.abort();
    this.#endPause();
    await this.#loop;
  }

  async #work(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      this.#mayHaveNew = false;
      try {
        await this.#readAll();
        this.#hasFailed = false;
      } catch (error) {
        if (signal.aborted) return;
        // Reported once, however long it lasts.
        if (!this.#hasFailed) this.#options.report(error);
        this.#hasFailed = true;
      }
      if (!signal.aborted && (this.#hasFailed || !this.#mayHaveNew)) await this.#pause();
    }
  }

  async #readAll(): Promise<void> {
    const { db } = this.#options;
    // An embedded database answers synchronously, so requests get a turn between two batches.
    while (!this.#ending.signal.aborted && (await indexPendingApplicants(db))) await setImmediate();
    while (!this.#ending.signal.aborted) {
      const now = Date.now();
      const claimed = await claimResume(db, { now, until: now + LEASE });
      if (!claimed) return;
      await this.#read(claimed);
    }
  }

  #read(claimed: ClaimedResume): Promise<void> {
    const attributes = { 'site.bytes': claimed.bytes.length };
    return inSpan('read résumé', { attributes }, (span) => this.#readOne(claimed, span));
  }

  async #readOne(claimed: ClaimedResume, span: Span | undefined): Promise<void> {
    const { db, read, pause } = this.#options;
    const { applicationId, bytes, isLast } = claimed;
    const reading = await read(bytes, this.#ending.signal);
    span?.set({ 'site.outcome': reading.outcome });
    if (reading.outcome === 'ended') return releaseResume(db, claimed);
    const now = Date.now();
    if (reading.outcome === 'read') {
      const text = cleanText(reading.text);
      return markRead(db, applicationId, { text, pages: reading.pages }, now);
    }
    if (reading.outcome === 'failed' && !isLast) return tryLater(db, applicationId, now + pause);
    return markUnreadable(db, applicationId, now);
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#options.pause);
      timer.unref();
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
