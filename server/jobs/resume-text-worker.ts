/** Reads the text of résumés that have arrived, one at a time, and has it searched, for as long as the process lives. */
import { setImmediate } from 'node:timers/promises';
import { indexArrived } from '#domain/hiring/applicant-search.ts';
import {
  type ClaimedResume,
  claimResume,
  cleanText,
  markRead,
  markUnreadable,
  putBack,
  tryLater,
} from '#domain/hiring/resume-texts.ts';
import type { Db } from '#domain/support/database.ts';
import { readPdf } from '#server/jobs/pdf-process/read-pdf.ts';

/** Milliseconds between two looks, and before what has failed is tried again. */
const PAUSE = 60_000;

/** Milliseconds after which whoever has claimed a résumé counts as dead: longer than reading it may take. */
const CLAIM = 60_000;

export interface ResumeTextOptions {
  db: Db;
  report: (error: unknown) => void;
  /** Milliseconds; see `PAUSE`. */
  pause?: number;
  read?: typeof readPdf;
}

export class ResumeTextWorker {
  readonly #options: Required<ResumeTextOptions>;
  readonly #ending = new AbortController();
  /** Something has arrived since the last look. */
  #isWoken = false;
  /** The last look failed. */
  #isBlind = false;
  #wake = () => {};
  #loop: Promise<void> = Promise.resolve();

  constructor(options: ResumeTextOptions) {
    this.#options = { pause: PAUSE, read: readPdf, ...options };
  }

  start(): void {
    this.#loop = this.#work();
  }

  /** There may be something new. */
  look(): void {
    this.#isWoken = true;
    // Where the database was away, nobody new makes it come back.
    if (!this.#isBlind) this.#wake();
  }

  /** Breaks off what is under way, which whoever starts next begins anew. */
  async stop(): Promise<void> {
    this.#ending.abort();
    this.#wake();
    await this.#loop;
  }

  async #work(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      this.#isWoken = false;
      try {
        await this.#readAll();
        this.#isBlind = false;
      } catch (error) {
        if (signal.aborted) return;
        // Told once, however long it lasts.
        if (!this.#isBlind) this.#options.report(error);
        this.#isBlind = true;
      }
      if (!signal.aborted && (this.#isBlind || !this.#isWoken)) await this.#rest();
    }
  }

  async #readAll(): Promise<void> {
    const { db } = this.#options;
    // An embedded database answers without ever leaving the thread to a request.
    while (!this.#ending.signal.aborted && (await indexArrived(db))) await setImmediate();
    while (!this.#ending.signal.aborted) {
      const now = Date.now();
      const claimed = await claimResume(db, { now, until: now + CLAIM });
      if (!claimed) return;
      await this.#read(claimed);
    }
  }

  async #read(claimed: ClaimedResume): Promise<void> {
    const { db, read, pause } = this.#options;
    const { applicationId, bytes, isLast } = claimed;
    const reading = await read(bytes, this.#ending.signal);
    if (reading.outcome === 'ended') return putBack(db, claimed);
    const now = Date.now();
    if (reading.outcome === 'read') {
      const text = cleanText(reading.text);
      return markRead(db, applicationId, { text, pages: reading.pages }, now);
    }
    if (reading.outcome === 'failed' && !isLast) return tryLater(db, applicationId, now + pause);
    return markUnreadable(db, applicationId, now);
  }

  #rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#options.pause);
      timer.unref();
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
