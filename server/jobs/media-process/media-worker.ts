/** Makes the sizes of uploaded pictures, one picture at a time, until the process ends. */
import {
  claimPicture,
  failPicture,
  finishPicture,
  type MediaWork,
  releasePicture,
} from '#domain/content/media/index.ts';
import type { Db } from '#domain/support/database.ts';
import { JOB_TIMEOUT } from './jobs.ts';

/** Milliseconds between two polls, for pictures that another process of this host received. */
const POLL_INTERVAL = 3000;

/** Milliseconds after which a claim expires. Making takes less, and an upload may come first. */
const LEASE = 3 * JOB_TIMEOUT;

export interface MediaWorkerOptions {
  db: Db;
  work: Pick<MediaWork, 'makeRenditions'>;
  report: (error: unknown) => void;
  /** Milliseconds; see `POLL_INTERVAL`. */
  pause?: number;
}

export class MediaWorker {
  readonly #options: Required<MediaWorkerOptions>;
  readonly #ending = new AbortController();
  /** True if a picture may have arrived since the last poll. */
  #mayHaveNew = false;
  /** The last poll failed. */
  #hasFailed = false;
  #endPause = () => {};
  #loop: Promise<void> = Promise.resolve();

  constructor(options: MediaWorkerOptions) {
    this.#options = { pause: POLL_INTERVAL, ...options };
  }

  start(): void {
    this.#loop = this.#run();
  }

  /** Called when there may be a new picture. */
  poll(): void {
    this.#mayHaveNew = true;
    // After a failure the pause is not cut short: a picture does not bring back the database.
    if (!this.#hasFailed) this.#endPause();
  }

  /** Ends the picture in flight, which is made after the next start. */
  async stop(): Promise<void> {
    this.#ending.abort();
    this.#endPause();
    await this.#loop;
  }

  async #run(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      this.#mayHaveNew = false;
      try {
        let isMore = true;
        while (isMore && !signal.aborted) isMore = await this.#makeOne();
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

  /** @returns false if no picture waits */
  async #makeOne(): Promise<boolean> {
    const { db, work } = this.#options;
    const { signal } = this.#ending;
    const now = Date.now();
    const claimed = await claimPicture(db, { now, until: now + LEASE });
    if (!claimed) return false;
    const renditions = await work
      .makeRenditions(claimed, signal)
      .catch((error: unknown) => (signal.aborted ? null : Promise.reject(error)));
    if (renditions) await finishPicture(db, claimed, renditions, Date.now());
    else if (signal.aborted) await releasePicture(db, claimed.digest);
    else await failPicture(db, claimed.digest, Date.now());
    return true;
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
