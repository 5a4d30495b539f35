/** A CDN on a simulated clock: in each of its places, a cache that obeys the headers of the site. */

export interface CdnRules {
  /** Seconds in which an answer is served without a request to the site; 0 if it is never stored. */
  fresh: number;
  /** Seconds after that in which it is served while the next one is fetched. */
  whileRevalidating: number;
}

const NEVER: CdnRules = { fresh: 0, whileRevalidating: 0 };

/** RFC 9111 and 9213, as far as the site uses them. */
export function cdnRulesOf(headers: Readonly<Record<string, string>>): CdnRules {
  const policy = headers['cdn-cache-control'] ?? headers['cache-control'] ?? '';
  if (/\b(?:private|no-store|no-cache)\b/.test(policy)) return NEVER;
  const seconds = (name: string) => {
    const [, digits] = new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(policy) ?? [];
    return digits === undefined ? undefined : Number(digits);
  };
  return {
    fresh: seconds('s-maxage') ?? seconds('max-age') ?? 0,
    whileRevalidating: seconds('stale-while-revalidate') ?? 0,
  };
}

/** `stale`: answered by the CDN, with a request to the site behind it. */
export type CdnAnswer = 'fresh' | 'stale' | 'fetched';

export class Cdn {
  readonly #rules: readonly CdnRules[];
  /** Second of the last fetch, by place and answer. */
  readonly #fetched: Float64Array;

  /** @param rules of each answer; answers are numbers from 0 */
  constructor(rules: readonly CdnRules[], places: number) {
    this.#rules = rules;
    this.#fetched = new Float64Array(rules.length * places).fill(Number.NEGATIVE_INFINITY);
  }

  /** @param now seconds, never less than in an earlier call */
  request(answer: number, place: number, now: number): CdnAnswer {
    const { fresh, whileRevalidating } = this.#rules[answer] ?? NEVER;
    const at = place * this.#rules.length + answer;
    const age = now - (this.#fetched[at] as number);
    if (age < fresh) return 'fresh';
    this.#fetched[at] = now;
    return age < fresh + whileRevalidating ? 'stale' : 'fetched';
  }

  /** Removes what `isPurged` names, everywhere. */
  purge(isPurged: (answer: number) => boolean): void {
    for (let at = 0; at < this.#fetched.length; at++) {
      if (isPurged(at % this.#rules.length)) this.#fetched[at] = Number.NEGATIVE_INFINITY;
    }
  }
}
