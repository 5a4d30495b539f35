/** Sends a day's visitors to a site through a simulated CDN, second by second. */
import type { Catalog, CatalogAnswer, CatalogPage } from './catalog.ts';
import { Cdn } from './cdn.ts';
import { poisson, Zipf } from './random-draws.ts';
import {
  FETCHED_AHEAD,
  FROM_CAMPAIGN,
  GOES_ON,
  HOME,
  PUBLICATIONS,
  RETURNING,
  SEARCHING,
  STAY,
  visitsIn,
  WRITING,
} from './visitors.ts';

export interface DayPlan {
  visits: number;
  /** Places of the CDN, each with a cache. */
  places: number;
  /** Whether the CDN's key leaves out the parameters that `No-Vary-Search` allows to leave out. */
  ignoresCampaigns: boolean;
}

const KINDS = ['page', 'file', 'search', 'form'] as const;
type SiteRequest = (typeof KINDS)[number];
type Counts = Record<SiteRequest, number>;

interface Visitor {
  place: number;
  /** Bit masks of the templates whose files the browser has. */
  seen: [number, number];
}

const DAY = 86_400;
const HOUR = 3600;
const ALL = -1;

export class SimulatedDay {
  /** Requests of browsers. */
  requests = 0;
  /** Documents among them, without searches. */
  documents = 0;
  documentsFromCdn = 0;
  /** Requests that reached the site. */
  reached = 0;
  /** The same a second, for each kind in the hour with the most. */
  busiestHour: Counts = { page: 0, file: 0, search: 0, form: 0 };
  /** Requests that reached the site in the second with the most. */
  busiestSecond = 0;

  readonly #plan: DayPlan;
  readonly #pages: readonly CatalogPage[];
  readonly #answers: readonly CatalogAnswer[];
  readonly #random: () => number;
  readonly #cdn: Cdn;
  readonly #popularity: Zipf;
  readonly #places: Zipf;
  /** Visitors by the second, modulo the length, in which they open their next page. */
  readonly #due: Visitor[][] = Array.from({ length: STAY + 1 }, () => []);
  #now = 0;
  #thisHour: Counts = { page: 0, file: 0, search: 0, form: 0 };

  constructor({ pages, answers }: Catalog, plan: DayPlan, random: () => number) {
    this.#plan = plan;
    this.#pages = pages;
    this.#answers = answers;
    this.#random = random;
    this.#cdn = new Cdn(
      answers.map(({ rules }) => rules),
      plan.places,
    );
    this.#popularity = new Zipf(pages.length - 1);
    this.#places = new Zipf(plan.places);
  }

  run(): this {
    for (; this.#now < DAY; this.#now++) {
      const before = this.reached;
      if (this.#now % (DAY / PUBLICATIONS) === 0)
        this.#cdn.purge((answer) => this.#answers[answer]?.isPurged === true);
      this.#second();
      this.busiestSecond = Math.max(this.busiestSecond, this.reached - before);
      if ((this.#now + 1) % HOUR === 0) this.#endHour();
    }
    return this;
  }

  #reach(kind: SiteRequest): void {
    this.reached++;
    this.#thisHour[kind]++;
  }

  #endHour(): void {
    for (const kind of KINDS)
      this.busiestHour[kind] = Math.max(this.busiestHour[kind], this.#thisHour[kind] / HOUR);
    this.#thisHour = { page: 0, file: 0, search: 0, form: 0 };
  }

  #second(): void {
    const at = this.#now % this.#due.length;
    const goingOn = this.#due[at] ?? [];
    this.#due[at] = [];
    for (const visitor of goingOn) this.#openPage(visitor, false);
    const mean = visitsIn(this.#now, this.#plan.visits);
    for (let left = poisson(mean, this.#random); left > 0; left--) {
      const has = this.#random() < RETURNING ? ALL : 0;
      const place = this.#places.pick(this.#random());
      this.#openPage({ place, seen: [has, has] }, true);
    }
  }

  #openPage(visitor: Visitor, isFirst: boolean): void {
    const page = this.#pickPage();
    const hasKey = isFirst && this.#random() < FROM_CAMPAIGN;
    this.#requestDocument(page, visitor, hasKey && !this.#plan.ignoresCampaigns);
    this.#requestParts(page, visitor);
    if (this.#random() < FETCHED_AHEAD) this.#requestDocument(this.#pickPage(), visitor, false);
    if (this.#random() < GOES_ON) this.#due[(this.#now + STAY) % this.#due.length]?.push(visitor);
    else this.#endVisit();
  }

  #requestDocument({ document }: CatalogPage, { place }: Visitor, hasOwnKey: boolean): void {
    this.requests++;
    this.documents++;
    const answer = hasOwnKey ? 'fetched' : this.#cdn.request(document, place, this.#now);
    if (answer !== 'fetched') this.documentsFromCdn++;
    if (answer !== 'fresh') this.#reach('page');
  }

  #requestParts({ parts, template }: CatalogPage, { place, seen }: Visitor): void {
    for (const part of parts) {
      const { templates } = this.#answers[part] as CatalogAnswer;
      if ((templates[0] & seen[0]) | (templates[1] & seen[1])) continue;
      this.requests++;
      if (this.#cdn.request(part, place, this.#now) !== 'fresh') this.#reach('file');
    }
    seen[template < 32 ? 0 : 1] |= 1 << (template % 32);
  }

  #endVisit(): void {
    if (this.#random() < SEARCHING) {
      this.requests++;
      this.#reach('search');
    }
    if (this.#random() < WRITING) {
      this.requests++;
      this.#reach('form');
    }
  }

  #pickPage(): CatalogPage {
    const isHome = this.#random() < HOME;
    const number = isHome ? 0 : 1 + this.#popularity.pick(this.#random());
    return this.#pages[number] as CatalogPage;
  }
}
