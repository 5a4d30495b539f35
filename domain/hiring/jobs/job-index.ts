/**
 * All jobs in memory, with a bit set for each token and each filter value. The cost of a search and
 * of the counts beside its filters hardly depends on the number of jobs.
 */
import { JOB_FACETS, type JobFacet, type JobSort, mapFacets } from '#contract/job-search.ts';
import type { JobFacets, JobSearch } from '#contract/jobs.ts';
import { JOB_PAGE } from '#contract/page-sizes.ts';
import { indexTokens, type QueryToken, queryTokens } from '#contract/search/index.ts';
import type { Db } from '#db/schema.ts';
import {
  type Corrections,
  correctionCandidates,
  hasCorrections,
  MAX_CORRECTIONS,
  withCorrections,
} from '#domain/content/search-tokens.ts';
import { Bits } from '#domain/support/bits.ts';
import { FacetIndex } from './facet-index.ts';
import { facetLabels, type IndexedRow, rowsToIndex } from './indexed-rows.ts';
import type { Scheduler } from './scheduler.ts';
import { TokenIndex } from './token-index.ts';

/** Tokens of a search text that are used; further ones are ignored. */
const MAX_TOKENS = 10;

export interface JobSearchResult {
  /** One page, in order. */
  slugs: string[];
  total: number;
  facets: JobFacets;
  /** Corrections for tokens that no open job has; undefined if all are known. */
  corrections: Corrections | undefined;
}

/** The jobs of one version of the content, the newest first. */
export class JobIndex {
  readonly #slugs: string[] = [];
  /** Epoch milliseconds. */
  readonly #published: Float64Array;
  readonly #validThrough: Float64Array;
  readonly #names: TokenIndex;
  readonly #words: TokenIndex;
  readonly #facets: Record<JobFacet, FacetIndex>;
  readonly #orders: Record<JobSort, Uint32Array>;
  #open = { bits: new Bits(0), from: 0, until: 0 };

  static async of(db: Db, scheduler: Scheduler): Promise<JobIndex> {
    return JobIndex.ofRows(await rowsToIndex(db, scheduler), scheduler);
  }

  /** @param rows the newest first; their texts are not kept */
  static async ofRows(rows: readonly IndexedRow[], scheduler: Scheduler): Promise<JobIndex> {
    const index = new JobIndex(rows.length);
    await scheduler.each(rows, (row, position) => index.#add(position, row));
    await index.#names.close(scheduler);
    await index.#words.close(scheduler);
    const newest = Array.from(index.#slugs, (_, position) => position);
    const by = async (rank: (row: IndexedRow) => number) => {
      const ranks = new Float64Array(rows.length);
      await scheduler.each(rows, (row, position) => {
        ranks[position] = rank(row);
      });
      return scheduler.sort(newest, (a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
    };
    index.#orders.newest.set(newest);
    index.#orders.pay.set(await by(({ payRank }) => -payRank));
    index.#orders.closing.set(await by(({ validThrough }) => validThrough));
    return index;
  }

  private constructor(length: number) {
    this.#published = new Float64Array(length);
    this.#validThrough = new Float64Array(length);
    this.#names = new TokenIndex(length);
    this.#words = new TokenIndex(length);
    this.#facets = mapFacets(() => new FacetIndex(length));
    const order = () => new Uint32Array(length);
    this.#orders = { newest: order(), pay: order(), closing: order() };
  }

  /** Includes jobs that are not open. */
  get size(): number {
    return this.#slugs.length;
  }

  /** @param given corrections that were determined among other jobs */
  search(
    { q = '', sort, offset = 0, limit = JOB_PAGE.size, ...query }: JobSearch,
    now: number,
    corrections?: Corrections,
  ) {
    const typed = queryTokens(q, { begun: 'all' }).slice(0, MAX_TOKENS);
    const open = this.#openAt(now);
    const meant = corrections ?? this.#meantBy(typed, open);
    const words = meant ? withCorrections(typed, meant) : typed;
    const chosen = mapFacets((facet) => [query[facet] ?? []].flat());
    const filterMatches = JOB_FACETS.filter((facet) => chosen[facet].length > 0).map((facet) => ({
      facet,
      bits: this.#facets[facet].find(chosen[facet]),
    }));
    // A search text without any token, such as `+++`, matches no job.
    const hasNoToken = words.length === 0 && q.trim() !== '';
    const candidates = hasNoToken ? new Bits(this.#slugs.length) : open.copy();
    const textMatches = words.reduce((bits, word) => bits.and(this.#words.find(word)), candidates);
    /**
     * Matches of all filters but one, because the values of one filter do not exclude each other.
     */
    const matchesExcept = (excluded?: JobFacet) =>
      filterMatches
        .filter(({ facet }) => facet !== excluded)
        .reduce((bits, { bits: own }) => bits.and(own), textMatches.copy());
    const matches = matchesExcept();
    const first = Number(offset) * Number(limit);
    const positions = this.#inOrder(matches, words, sort, first + Number(limit)).slice(first);
    return {
      slugs: positions.map((position) => this.#slugs[position] ?? ''),
      total: matches.count(),
      corrections: meant,
      facets: mapFacets((facet) => {
        const among = chosen[facet].length > 0 ? matchesExcept(facet) : matches;
        return this.#facets[facet].count(among, chosen[facet]);
      }),
    } satisfies JobSearchResult;
  }

  /** Corrections for tokens that no open job has; see `similarWords`. */
  #meantBy(words: readonly QueryToken[], open: Bits): Corrections | undefined {
    const isIndexed = words.map((word) => open.countCommon(this.#words.find(word)) > 0);
    const mistakes = correctionCandidates(words, isIndexed);
    if (!mistakes) return undefined;
    const among = (near: readonly string[]) => this.#words.among(near, open, MAX_CORRECTIONS);
    const meant = new Map([...mistakes].map(([word, near]) => [word, among(near)]));
    return hasCorrections(meant) ? meant : undefined;
  }

  /**
   * The first `count` matches in order. Without an explicit sort, jobs whose name matches come
   * first.
   */
  #inOrder(matches: Bits, words: readonly QueryToken[], sort: JobSort | undefined, count: number) {
    const named =
      words.length > 0 && !sort
        ? words.reduce((bits, word) => bits.and(this.#names.find(word)), matches.copy())
        : undefined;
    const order = this.#orders[sort ?? 'newest'];
    const first = named ? takeMatching(order, count, (position) => named.has(position)) : [];
    const rest = takeMatching(
      order,
      count - first.length,
      (position) => matches.has(position) && !named?.has(position),
    );
    return [...first, ...rest];
  }

  /**
   * Jobs that are published and not closed. The set is cached until the next job opens or closes.
   */
  #openAt(now: number): Bits {
    if (now >= this.#open.from && now < this.#open.until) return this.#open.bits;
    const open = { bits: new Bits(this.#slugs.length), from: 0, until: Number.POSITIVE_INFINITY };
    const includeBoundary = (time: number) => {
      if (time <= now) open.from = Math.max(open.from, time);
      else open.until = Math.min(open.until, time);
    };
    this.#published.forEach((publishedAt, position) => {
      const validThrough = this.#validThrough[position] ?? 0;
      if (publishedAt <= now && validThrough >= now) open.bits.add(position);
      includeBoundary(publishedAt);
      includeBoundary(validThrough + 1);
    });
    this.#open = open;
    return open.bits;
  }

  #add(position: number, row: IndexedRow): void {
    this.#slugs[position] = row.slug;
    this.#published[position] = row.publishedAt;
    this.#validThrough[position] = row.validThrough;
    const name = indexTokens(row.name);
    this.#names.add(position, name);
    this.#words.add(position, [...name, ...row.words.split(' ')]);
    const labels = facetLabels(row);
    for (const facet of JOB_FACETS) this.#facets[facet].add(position, labels[facet]);
  }
}

function takeMatching(order: Uint32Array, count: number, fits: (position: number) => boolean) {
  const positions: number[] = [];
  for (const position of order) {
    if (positions.length >= count) break;
    if (fits(position)) positions.push(position);
  }
  return positions;
}
