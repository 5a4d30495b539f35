/**
 * Counters, gauges and histograms of this process. Counting is one addition to a cell that its
 * caller keeps, because cached pages are counted too.
 */

export type Labels<Name extends string> = Readonly<Record<Name, string>>;

/** How the values of several processes become one. */
export type Merging = 'sum' | 'max';

export interface MetricFacts<Name extends string = string> {
  name: string;
  help: string;
  labels: readonly Name[];
}

/** One value. Its owner adds to it. */
export interface Cell {
  value: number;
}

/**
 * Series of one metric. Labels are bounded by their callers; this bounds a mistake. Further series
 * are counted together.
 */
const MAX_SERIES = 1000;

/** The value of all labels beyond that. */
const OTHER = 'other';

/** The series of one metric, by their labels as the text format writes them. */
class SeriesMap<Name extends string, Series> {
  readonly #labels: readonly Name[];
  readonly #make: () => Series;
  readonly all = new Map<string, Series>();

  constructor(labels: readonly Name[], make: () => Series) {
    this.#labels = labels;
    this.#make = make;
  }

  get(values: Labels<Name>): Series {
    const key = keyOf(this.#labels, (name) => values[name]);
    const known = this.all.get(key);
    if (known) return known;
    if (this.all.size >= MAX_SERIES) return this.#getOrMake(keyOf(this.#labels, () => OTHER));
    return this.#getOrMake(key);
  }

  #getOrMake(key: string): Series {
    const series = this.all.get(key) ?? this.#make();
    this.all.set(key, series);
    return series;
  }
}

const keyOf = <Name extends string>(names: readonly Name[], value: (name: Name) => string) =>
  names.map((name) => `${name}="${escapeLabel(value(name))}"`).join(',');

const escapeLabel = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** A counter, whose name ends with `_total`. */
export class Counter<Name extends string = never> {
  readonly type = 'counter' as const;
  readonly merging = 'sum' as const;
  readonly facts: MetricFacts<Name>;
  readonly #series: SeriesMap<Name, Cell>;

  constructor(facts: MetricFacts<Name>) {
    this.facts = facts;
    this.#series = new SeriesMap(facts.labels, () => ({ value: 0 }));
  }

  /** The cell of these labels, to keep where things are counted often. */
  cell(labels: Labels<Name>): Cell {
    return this.#series.get(labels);
  }

  add(labels: Labels<Name>, amount = 1): void {
    this.#series.get(labels).value += amount;
  }

  read(): [labels: string, value: number][] {
    return [...this.#series.all].map(([labels, { value }]) => [labels, value]);
  }
}

/** A value that can fall. */
export class Gauge<Name extends string = never> {
  readonly type = 'gauge' as const;
  readonly merging: Merging;
  readonly facts: MetricFacts<Name>;
  readonly #series: SeriesMap<Name, Cell>;

  /** @param merging how the values of several processes of a host become one */
  constructor(facts: MetricFacts<Name>, merging: Merging = 'sum') {
    this.facts = facts;
    this.merging = merging;
    this.#series = new SeriesMap(facts.labels, () => ({ value: 0 }));
  }

  cell(labels: Labels<Name>): Cell {
    return this.#series.get(labels);
  }

  set(labels: Labels<Name>, value: number): void {
    this.#series.get(labels).value = value;
  }

  /** Removes all series, so that a value that is not known any more is not shown. */
  clear(): void {
    this.#series.all.clear();
  }

  read(): [labels: string, value: number][] {
    return [...this.#series.all].map(([labels, { value }]) => [labels, value]);
  }
}

/** How often values were in each range. */
export class Distribution {
  readonly #bounds: readonly number[];
  /** One more than bounds: the last counts all larger values. */
  readonly counts: number[];
  sum = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.counts = Array<number>(bounds.length + 1).fill(0);
  }

  observe(value: number): void {
    let at = 0;
    while (at < this.#bounds.length && value > (this.#bounds[at] ?? 0)) at++;
    this.counts[at] = (this.counts[at] ?? 0) + 1;
    this.sum += value;
  }
}

export class Histogram<Name extends string = never> {
  readonly type = 'histogram' as const;
  readonly merging = 'sum' as const;
  readonly facts: MetricFacts<Name>;
  /** Upper ends of the ranges, in ascending order. */
  readonly bounds: readonly number[];
  readonly #series: SeriesMap<Name, Distribution>;

  constructor(facts: MetricFacts<Name>, bounds: readonly number[]) {
    this.facts = facts;
    this.bounds = bounds;
    this.#series = new SeriesMap(facts.labels, () => new Distribution(bounds));
  }

  cell(labels: Labels<Name>): Distribution {
    return this.#series.get(labels);
  }

  observe(labels: Labels<Name>, value: number): void {
    this.#series.get(labels).observe(value);
  }

  read(): [labels: string, distribution: Distribution][] {
    return [...this.#series.all];
  }
}

export type Metric = Counter<string> | Gauge<string> | Histogram<string>;
