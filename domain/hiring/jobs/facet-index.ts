/** The jobs that have each value of a filter, and the counts shown beside the values. */
import { facetKey, MAX_FACET_VALUES } from '#contract/job-search.ts';
import type { FacetCount } from '#contract/jobs.ts';
import { Bits } from '#domain/support/bits.ts';
import { Postings } from '#domain/support/postings.ts';

interface Value {
  value: string;
  label: string;
  postings: Postings;
}

export class FacetIndex {
  readonly #length: number;
  readonly #values = new Map<string, Value>();
  #frequent: Value[] | undefined;

  /** @param length the number of jobs */
  constructor(length: number) {
    this.#length = length;
  }

  /** Positions must be added in ascending order. */
  add(position: number, labels: readonly string[]): void {
    const byKey = new Map(labels.map((label) => [facetKey(label), label]));
    for (const [value, label] of byKey) {
      if (!value) continue;
      const existing = this.#values.get(value);
      const { postings } = existing ?? { postings: new Postings(this.#length) };
      if (!existing) this.#values.set(value, { value, label, postings });
      postings.add(position);
    }
  }

  /** Jobs with any of the values. */
  find(values: readonly string[]): Bits {
    const jobs = new Bits(this.#length);
    for (const value of new Set(values.map(facetKey))) {
      this.#values.get(value)?.postings.addTo(jobs);
    }
    return jobs;
  }

  /**
   * Values that some of these jobs have, the most frequent first.
   * @param chosen values that are included even with a count of zero
   */
  count(among: Bits, chosen: readonly string[]): FacetCount[] {
    this.#frequent ??= this.#mostFrequent();
    const used = new Set(chosen.flatMap((value) => this.#values.get(facetKey(value)) ?? []));
    return [...new Set([...this.#frequent, ...used])]
      .map((value) => ({ value, count: value.postings.countIn(among) }))
      .filter(({ value, count }) => count > 0 || used.has(value))
      .sort((a, b) => b.count - a.count || (a.value.label < b.value.label ? -1 : 1))
      .map(({ value: { value, label }, count }) => ({ value, label, count }));
  }

  #mostFrequent(): Value[] {
    return [...this.#values.values()]
      .map((value) => ({ value, count: value.postings.count() }))
      .sort((a, b) => b.count - a.count)
      .slice(0, MAX_FACET_VALUES)
      .map(({ value }) => value);
  }
}
