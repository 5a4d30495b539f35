/** What was counted since the last write, in maps of limited size. */
import { VISIT_LIMITS } from '#contract/console/visits.ts';
import { isRobot } from './robots.ts';

/**
 * Limits between two writes. Further clients are not counted, further names are counted together.
 */
const MAX = { clients: 5000, missing: 200, hosts: 500, campaigns: 200 };

/** Views of one client between two writes that count. A person opens fewer pages in five seconds. */
const MAX_VIEWS = 20;

/** Where a visitor came from, as the client says. */
export interface Arrival {
  /** Value of `utm_source`; null if there is none. */
  campaign: string | null;
  /** Host of the referrer; null if there is none. */
  host: string | null;
}

export class CountedVisits {
  /** Of the site, see `siteDay`. */
  readonly day: number;
  views = 0;
  /** Views by path. */
  readonly pages = new Map<string, number>();
  readonly missing = new Map<string, number>();
  /** Arrivals from other sites. */
  readonly hosts = new Map<string, number>();
  readonly campaigns = new Map<string, number>();
  direct = 0;
  /** Requests by user agent, then by address; null for a robot. */
  readonly clients = new Map<string, Map<string, number> | null>();
  #clientCount = 0;

  constructor(day: number) {
    this.day = day;
  }

  /** Whether the client is a person's browser within the limits. */
  admit(agent: string, address: string): boolean {
    const hasRoom = this.#clientCount < MAX.clients;
    let addresses = this.clients.get(agent);
    if (addresses === undefined) {
      if (!hasRoom) return false;
      addresses = isRobot(agent) ? null : new Map<string, number>();
      this.clients.set(agent, addresses);
      // So robots with invented names cannot fill the memory.
      if (addresses === null) this.#clientCount++;
    }
    if (addresses === null) return false;
    const count = addresses.get(address) ?? 0;
    if (count === 0) {
      if (!hasRoom) return false;
      this.#clientCount++;
    }
    addresses.set(address, count + 1);
    return count < MAX_VIEWS;
  }

  addView(path: string): void {
    this.views++;
    add(this.pages, path, VISIT_LIMITS.pages);
  }

  addMissing(path: string): void {
    add(this.missing, path, MAX.missing);
  }

  addArrival({ campaign, host }: Arrival): void {
    if (campaign) add(this.campaigns, campaign, MAX.campaigns);
    else if (host === null) this.direct++;
    else add(this.hosts, host, MAX.hosts);
  }
}

/** Beyond `limit` names, the empty name counts. */
function add(counts: Map<string, number>, name: string, limit: number): void {
  const count = counts.get(name);
  if (count !== undefined) counts.set(name, count + 1);
  else if (counts.size < limit) counts.set(name, 1);
  else counts.set('', (counts.get('') ?? 0) + 1);
}
