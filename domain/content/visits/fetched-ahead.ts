/**
 * Pages that a browser fetched before somebody opened them, as the site's speculation rules let it.
 * Opening one sends no request, so its view counts when the next page names it as the referrer.
 */
import { createHmac, randomBytes } from 'node:crypto';

/** Milliseconds for which a browser may use such a page. */
const LIFETIME = 5 * 60_000;

const MAX_PAGES = 5000;

export class FetchedAhead {
  /** So that no address is in memory for minutes. */
  readonly #key = randomBytes(32);
  /** When each is forgotten, in epoch milliseconds, by client and path; the oldest first. */
  readonly #pages = new Map<string, number>();

  get hasAny(): boolean {
    return this.#pages.size > 0;
  }

  /** @param client its address and browser */
  add(path: string, client: string, now: number): void {
    const key = this.#keyOf(path, client);
    this.#pages.delete(key);
    this.#pages.set(key, now + LIFETIME);
    for (const [oldest, end] of this.#pages) {
      if (end > now && this.#pages.size <= MAX_PAGES) break;
      this.#pages.delete(oldest);
    }
  }

  /** Whether the client fetched this page ahead. True only once. */
  take(path: string, client: string, now: number): boolean {
    const key = this.#keyOf(path, client);
    const end = this.#pages.get(key);
    this.#pages.delete(key);
    return end !== undefined && end > now;
  }

  #keyOf(path: string, client: string): string {
    const digest = createHmac('sha256', this.#key).update(client).digest('base64url');
    return `${digest} ${path}`;
  }
}
