/**
 * Counts pages in memory, so that a cached page costs less than a microsecond more and any number
 * of visits is one write in five seconds.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { CountedVisits } from './counted-visits.ts';
import { FetchedAhead } from './fetched-ahead.ts';
import { isFetchedAhead, isNavigation } from './robots.ts';
import type { SiteClock } from './site-days.ts';

/** Milliseconds in which further visits join the same write. A kill loses as many at most. */
const WRITE_DELAY = 5000;

/** Characters of a list of forwarding proxies. Longer ones do not tell clients apart. */
const MAX_FORWARDED = 200;

/** The parts of Node's request that are read. */
export interface VisitRequest {
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/** The page of an answer: its path without a query, and the status. */
export interface VisitedPage {
  path: string;
  status: number;
}

interface CounterOptions {
  clock: SiteClock;
  /** Whether `X-Forwarded-For` is read. */
  trustsProxy: boolean;
  /** Name of the cookie of signed-in staff, who are no visitors. */
  staffCookie: string;
  /** Host of the site's public URL. Requests may come with another `Host`. */
  ownHost: () => string;
  /** Must not reject. */
  write: (visits: CountedVisits) => Promise<void>;
}

export class VisitCounter {
  readonly #options: CounterOptions;
  readonly #fetchedAhead = new FetchedAhead();
  #counted: CountedVisits | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWriting = false;
  #writing = Promise.resolve();

  constructor(options: CounterOptions) {
    this.#options = options;
  }

  /** Counts an answer to a GET request, if a person opened the page. */
  count(request: VisitRequest, { path, status }: VisitedPage): void {
    const { headers, url = '' } = request;
    const agent = headers['user-agent'];
    if (agent === undefined || !isNavigation(headers)) return;
    if (headers.cookie?.includes(this.#options.staffCookie)) return;
    const now = Date.now();
    const counted = this.#current(now);
    const address = this.#addressOf(request);
    if (!counted.admit(agent, address)) return;
    const { referer = '' } = headers;
    const host = hostOf(referer);
    const isInternal = host !== null && this.#isOwn(host, headers);
    if (isInternal && this.#fetchedAhead.hasAny) {
      const previous = pathOf(referer);
      if (this.#fetchedAhead.take(previous, agent + address, now)) counted.addView(previous);
    }
    if (isFetchedAhead(headers)) {
      if (status === 200) this.#fetchedAhead.add(path, agent + address, now);
    } else if (status === 200) {
      counted.addView(path);
      const campaign = campaignOf(url);
      if (campaign || !isInternal) counted.addArrival({ campaign, host });
    } else if (status === 404 || status === 410) counted.addMissing(path);
  }

  /** Writes what is waiting. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counted = this.#counted;
    this.#counted = undefined;
    if (counted) {
      this.#isWriting = true;
      this.#writing = this.#writing
        .then(() => this.#options.write(counted))
        .finally(() => {
          this.#isWriting = false;
        });
    }
    return this.#writing;
  }

  #current(now: number): CountedVisits {
    const day = this.#options.clock.today(now);
    if (this.#counted && this.#counted.day !== day) void this.flush();
    this.#counted ??= new CountedVisits(day);
    this.#timer ??= this.#startTimer();
    return this.#counted;
  }

  #startTimer() {
    const whenDue = () => {
      this.#timer = undefined;
      // While the database is slow, visits are added to the waiting ones, which are limited.
      if (this.#isWriting) this.#timer = this.#startTimer();
      else void this.flush();
    };
    return setTimeout(whenDue, WRITE_DELAY).unref();
  }

  /** The connection's address, and after a space the list of proxies if it is read. */
  #addressOf({ headers, socket: { remoteAddress = '' } }: VisitRequest): string {
    if (!this.#options.trustsProxy) return remoteAddress;
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded !== 'string' || forwarded.length > MAX_FORWARDED) return remoteAddress;
    return `${remoteAddress} ${forwarded}`;
  }

  #isOwn(host: string, headers: IncomingHttpHeaders): boolean {
    return host === headers.host || hostName(host) === hostName(this.#options.ownHost());
  }
}

/** The host of a referrer with its port, empty if it has none; null without a referrer. */
function hostOf(referrer: string): string | null {
  if (referrer === '') return null;
  const start = referrer.indexOf('://') + 3;
  if (start < 3) return '';
  const end = referrer.indexOf('/', start);
  return end < 0 ? referrer.slice(start) : referrer.slice(start, end);
}

function pathOf(referrer: string): string {
  const start = referrer.indexOf('/', referrer.indexOf('://') + 3);
  return start < 0 ? '/' : referrer.slice(start).replace(/[?#].*$/s, '');
}

const hostName = (host: string) => host.replace(/:\d+$/, '').replace(/^www\./, '');

function campaignOf(url: string): string | null {
  if (!url.includes('utm_source=')) return null;
  return new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('utm_source');
}
