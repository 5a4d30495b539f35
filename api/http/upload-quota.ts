/** Limits simultaneous uploads, in total and for each client network. */
import { ProblemError, UNAVAILABLE_RETRY_AFTER } from '#contract/problem.ts';
import { uploadBytes, uploadsInFlight } from '#telemetry/site-metrics.ts';
import { networkOf } from './client.ts';

interface Amount {
  files: number;
  bytes: number;
}

const TOTAL: Amount = { files: 200, bytes: 1024 ** 3 };
const PER_NETWORK: Amount = { files: 20, bytes: 128 * 1024 ** 2 };

/** The key of the total. It equals no network. */
const TOTAL_KEY = '';

export class UploadQuota {
  readonly #used = new Map<string, Amount>();

  /**
   * @returns a function that releases the reservation
   * @throws ProblemError `too-many` if the client's network is over its share, `unavailable` if the
   *   total is used up
   */
  reserve(ip: string, bytes: number): () => void {
    const network = networkOf(ip);
    if (!this.#fits(network, bytes, PER_NETWORK)) {
      const detail = 'Several uploads from your network are in progress';
      throw new ProblemError('too-many', detail, { retryAfter: UNAVAILABLE_RETRY_AFTER });
    }
    if (!this.#fits(TOTAL_KEY, bytes, TOTAL)) {
      const detail = 'Too many uploads are in progress. Please try again in a moment';
      throw new ProblemError('unavailable', detail, { retryAfter: UNAVAILABLE_RETRY_AFTER });
    }
    const reserveOrRelease = (files: 1 | -1) => {
      for (const owner of [network, TOTAL_KEY]) this.#add(owner, { files, bytes: files * bytes });
      uploadsInFlight.cell({}).value += files;
      uploadBytes.cell({}).value += files * bytes;
    };
    reserveOrRelease(1);
    return () => reserveOrRelease(-1);
  }

  #usedBy(owner: string): Amount {
    return this.#used.get(owner) ?? { files: 0, bytes: 0 };
  }

  #fits(owner: string, bytes: number, limit: Amount): boolean {
    const used = this.#usedBy(owner);
    return used.files < limit.files && used.bytes + bytes <= limit.bytes;
  }

  #add(owner: string, { files, bytes }: Amount): void {
    const used = this.#usedBy(owner);
    const next = { files: used.files + files, bytes: used.bytes + bytes };
    if (next.files > 0) this.#used.set(owner, next);
    else this.#used.delete(owner);
  }
}
