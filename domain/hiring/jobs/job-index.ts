/**
 * All openings in memory, as bits for each word and each value of a filter: a search and the counts
 * beside its filters cost the same whether there are a hundred of them or a hundred thousand.
 */
import { JOB_FACETS, type JobFacet, type JobSort, perFacet } from '#contract/job-search.ts';
import type { JobFacets, JobSearch } from '#contract/jobs.ts';
import { JOB_PAGE } from '#contract/page-sizes.ts';
import { type AskedWord, askedWords, indexedWords } from '#contract/search/index.ts';
import type { Db } from '#db/schema.ts';
import {
  areMeant,
  type Meant,
  MOST_MEANT,
  mistakesIn,
  withMeant,
} from '#domain/content/search-words.ts';
import { Bits } from './bits.ts';
import { FacetIndex } from './facet-index.ts';
import { facetLabels, type IndexedRow, rowsToIndex } from './indexed-rows.ts';
import type { Slices } from './slices.ts';
import { WordIndex } from './word-index.ts';

/** Of a search text as many words count. */
const MAX_WORDS = 10;

export interface FoundJobs {
  /** Of one page, in their order. */
  slugs: string[];
  total: number;
  facets: JobFacets;
  /** What was searched for in the place of words that no open opening has; undefined where all have some. */
  meant: Meant | undefined;
}

/** The openings of one version of the content, the newest first. */
export class JobIndex {
  readonly #slugs: string[] = [];
  /** Epoch milliseconds. */
  readonly #published: Float64Array;
  readonly #validThrough: Float64Array;
  readonly #names: WordIndex;
  readonly #words: WordIndex;
  readonly #facets: Record<JobFacet, FacetIndex>;
  readonly #orders: Record<JobSort, Uint32Array>;
  #open = { bits: new Bits(0), from: 0, until: 0 };

  static async of(db: Db, slices: Slices): Promise<JobIndex> {
    return JobIndex.ofRows(await rowsToIndex(db, slices), slices);
  }

  /** @param rows the newest first; their texts are not kept */
  static async ofRows(rows: readonly IndexedRow[], slices: Slices): Promise<JobIndex> {
    const index = new JobIndex(rows.length);
    await slices.each(rows, (row, position) => index.#add(position, row));
    await index.#names.close(slices);
    await index.#words.close(slices);
    const newest = Array.from(index.#slugs, (_, position) => position);
    const by = async (rank: (row: IndexedRow) => number) => {
      const ranks = new Float64Array(rows.length);
      await slices.each(rows, (row, position) => {
        ranks[position] = rank(row);
      });
      return slices.sort(newest, (a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
    };
    index.#orders.newest.set(newest);
    index.#orders.pay.set(await by(({ payRank }) => -payRank));
    index.#orders.closing.set(await by(({ validThrough }) => validThrough));
    return index;
  }

  private constructor(length: number) {
    this.#published = new Float64Array(length);
    this.#validThrough = new Float64Array(length);
    this.#names = new WordIndex(length);
    this.#words = new WordIndex(length);
    this.#facets = perFacet(() => new FacetIndex(length));
    const order = () => new Uint32Array(length);
    this.#orders = { newest: order(), pay: order(), closing: order() };
  }

  /** How many openings are in it, also those that are not open. */
  get size(): number {
    return this.#slugs.length;
  }

  /** @param given what is meant by words that are mistaken, where that has been looked up among others */
  search(
    { q = '', sort, offset = 0, limit = JOB_PAGE.size, ...query }: JobSearch,
    now: number,
    given?: Meant,
  ) {
    const typed = askedWords(q, { begun: 'all' }).slice(0, MAX_WORDS);
    const open = this.#openAt(now);
    const meant = given ?? this.#meantBy(typed, open);
    const words = meant ? withMeant(typed, meant) : typed;
    const chosen = perFacet((facet) => [query[facet] ?? []].flat());
    const fitting = JOB_FACETS.filter((facet) => chosen[facet].length > 0).map((facet) => ({
      facet,
      bits: this.#facets[facet].find(chosen[facet]),
    }));
    // What is typed has no word in it: no opening has that.
    const isUnsayable = words.length === 0 && q.trim() !== '';
    const all = isUnsayable ? new Bits(this.#slugs.length) : open.copy();
    const withWords = words.reduce((bits, word) => bits.and(this.#words.find(word)), all);
    /** What fits all filters but one: a filter's own values do not exclude each other. */
    const without = (left?: JobFacet) =>
      fitting
        .filter(({ facet }) => facet !== left)
        .reduce((bits, { bits: own }) => bits.and(own), withWords.copy());
    const found = without();
    const first = Number(offset) * Number(limit);
    const positions = this.#inOrder(found, words, sort, first + Number(limit)).slice(first);
    return {
      slugs: positions.map((position) => this.#slugs[position] ?? ''),
      total: found.count(),
      meant,
      facets: perFacet((facet) => {
        const among = chosen[facet].length > 0 ? without(facet) : found;
        return this.#facets[facet].count(among, chosen[facet]);
      }),
    } satisfies FoundJobs;
  }

  /** What may be meant by words that no open opening has; see `similarWords`. */
  #meantBy(words: readonly AskedWord[], open: Bits): Meant | undefined {
    const known = words.map((word) => open.countCommon(this.#words.find(word)) > 0);
    const mistakes = mistakesIn(words, known);
    if (!mistakes) return undefined;
    const among = (near: readonly string[]) => this.#words.among(near, open, MOST_MEANT);
    const meant = new Map([...mistakes].map(([word, near]) => [word, among(near)]));
    return areMeant(meant) ? meant : undefined;
  }

  /** The first ones, as many as `count`. */
  #inOrder(found: Bits, words: readonly AskedWord[], sort: JobSort | undefined, count: number) {
    const named =
      words.length > 0 && !sort
        ? words.reduce((bits, word) => bits.and(this.#names.find(word)), found.copy())
        : undefined;
    const order = this.#orders[sort ?? 'newest'];
    const first = named ? taken(order, count, (at) => named.has(at)) : [];
    const rest = taken(order, count - first.length, (at) => found.has(at) && !named?.has(at));
    return [...first, ...rest];
  }

  /** What is published and has not closed; it stays the same until the next one opens or closes. */
  #openAt(now: number): Bits {
    if (now >= this.#open.from && now < this.#open.until) return this.#open.bits;
    const open = { bits: new Bits(this.#slugs.length), from: 0, until: Number.POSITIVE_INFINITY };
    const note = (change: number) => {
      if (change <= now) open.from = Math.max(open.from, change);
      else open.until = Math.min(open.until, change);
    };
    this.#published.forEach((publishedAt, position) => {
      const validThrough = this.#validThrough[position] ?? 0;
      if (publishedAt <= now && validThrough >= now) open.bits.add(position);
      note(publishedAt);
      note(validThrough + 1);
    });
    this.#open = open;
    return open.bits;
  }

  #add(position: number, row: IndexedRow): void {
    this.#slugs[position] = row.slug;
    this.#published[position] = row.publishedAt;
    this.#validThrough[position] = row.validThrough;
    const name = indexedWords(row.name);
    this.#names.add(position, name);
    this.#words.add(position, [...name, ...row.words.split(' ')]);
    const labels = facetLabels(row);
    for (const facet of JOB_FACETS) this.#facets[facet].add(position, labels[facet]);
  }
}

function taken(order: Uint32Array, count: number, fits: (position: number) => boolean) {
  const positions: number[] = [];
  for (const position of order) {
    if (positions.length >= count) break;
    if (fits(position)) positions.push(position);
  }
  return positions;
}
