/** Which openings have which value of a filter, and how many each value would leave. */
import { facetKey, MAX_FACET_VALUES } from '#contract/job-search.ts';
import type { FacetCount } from '#contract/jobs.ts';
import { Bits } from './bits.ts';
import { Postings } from './postings.ts';

interface Value {
  value: string;
  label: string;
  postings: Postings;
}

export class FacetIndex {
  readonly #length: number;
  readonly #values = new Map<string, Value>();
  #frequent: Value[] | undefined;

  /** @param length positions in the list */
  constructor(length: number) {
    this.#length = length;
  }

  /** Positions come in ascending order. */
  add(position: number, labels: readonly string[]): void {
    const byKey = new Map(labels.map((label) => [facetKey(label), label]));
    for (const [value, label] of byKey) {
      if (!value) continue;
      const known = this.#values.get(value);
      const { postings } = known ?? { postings: new Postings(this.#length) };
      if (!known) this.#values.set(value, { value, label, postings });
      postings.add(position);
    }
  }

  /** Openings with any of these values. */
  find(values: readonly string[]): Bits {
    const found = new Bits(this.#length);
    for (const value of new Set(values.map(facetKey))) {
      this.#values.get(value)?.postings.addTo(found);
    }
    return found;
  }

  /**
   * Values that some of these openings have, the most frequent first.
   * @param chosen values that are told though none has them
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
