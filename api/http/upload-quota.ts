/** Limits simultaneous uploads, in total and for each client network. */
import { ProblemError, UNAVAILABLE_RETRY_AFTER } from '#contract/problem.ts';
import { networkOf } from './client.ts';

interface Amount {
  files: number;
  bytes: number;
}

const TOTAL: Amount = { files: 200, bytes: 1024 ** 3 };
const OF_A_NETWORK: Amount = { files: 20, bytes: 128 * 1024 ** 2 };

/** The key of the total. It equals no network. */
const EVERYBODY = '';

export class UploadQuota {
  readonly #taken = new Map<string, Amount>();

  /**
   * @returns a function that releases the reservation
   * @throws ProblemError `too-many` if the client's network is over its share, `unavailable` if the
   *   total is used up
   */
  take(ip: string, bytes: number): () => void {
    const network = networkOf(ip);
    if (!this.#fits(network, bytes, OF_A_NETWORK)) {
      const detail = 'Several uploads from your network are in progress';
      throw new ProblemError('too-many', detail, { retryAfter: UNAVAILABLE_RETRY_AFTER });
    }
    if (!this.#fits(EVERYBODY, bytes, TOTAL)) {
      const detail = 'Too many uploads are in progress. Please try again in a moment';
      throw new ProblemError('unavailable', detail, { retryAfter: UNAVAILABLE_RETRY_AFTER });
    }
    const owners = [network, EVERYBODY];
    for (const owner of owners) this.#add(owner, { files: 1, bytes });
    return () => {
      for (const owner of owners) this.#add(owner, { files: -1, bytes: -bytes });
    };
  }

  #takenBy(owner: string): Amount {
    return this.#taken.get(owner) ?? { files: 0, bytes: 0 };
  }

  #fits(owner: string, bytes: number, most: Amount): boolean {
    const taken = this.#takenBy(owner);
    return taken.files < most.files && taken.bytes + bytes <= most.bytes;
  }

  #add(owner: string, { files, bytes }: Amount): void {
    const taken = this.#takenBy(owner);
    const left = { files: taken.files + files, bytes: taken.bytes + bytes };
    if (left.files > 0) this.#taken.set(owner, left);
    else this.#taken.delete(owner);
  }
}
