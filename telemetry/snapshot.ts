/** The values of all metrics at one time: sent between processes, merged, and written as text. */
import type { Merging, Metric } from './metric.ts';

export interface DistributionValues {
  counts: number[];
  sum: number;
}

export interface MetricSnapshot {
  name: string;
  help: string;
  type: Metric['type'];
  merging: Merging;
  /** Of a histogram. */
  bounds?: readonly number[];
  /** By their labels, as the text format writes them. */
  series: [labels: string, value: number | DistributionValues][];
}

export type Snapshot = MetricSnapshot[];

export function snapshotOf(metrics: Iterable<Metric>): Snapshot {
  return [...metrics].map((metric): MetricSnapshot => {
    const { type, merging, facts } = metric;
    const common = { name: facts.name, help: facts.help, type, merging };
    if (metric.type !== 'histogram') return { ...common, series: metric.read() };
    const series = metric
      .read()
      .map(([labels, { counts, sum }]): MetricSnapshot['series'][number] => [
        labels,
        { counts: [...counts], sum },
      ]);
    return { ...common, bounds: metric.bounds, series };
  });
}

/** One snapshot of several processes that run the same version of the program. */
export function mergeSnapshots(snapshots: readonly Snapshot[]): Snapshot {
  const merged = new Map<string, MetricSnapshot>();
  for (const metric of snapshots.flat()) {
    const known = merged.get(metric.name);
    if (known) known.series = mergeSeries(known, metric);
    else merged.set(metric.name, { ...metric, series: [...metric.series] });
  }
  return [...merged.values()];
}

/** The part that still counts after the process has ended. Without it, counters would fall. */
export const countsOf = (snapshot: Snapshot): Snapshot =>
  snapshot.filter(({ type }) => type !== 'gauge');

function mergeSeries(one: MetricSnapshot, other: MetricSnapshot): MetricSnapshot['series'] {
  const values = new Map(one.series);
  for (const [labels, value] of other.series) {
    const known = values.get(labels);
    values.set(labels, known === undefined ? value : mergeValues(known, value, one.merging));
  }
  return [...values];
}

type Value = number | DistributionValues;

function mergeValues(one: Value, other: Value, merging: Merging): Value {
  if (typeof one === 'number' || typeof other === 'number') {
    const values = [Number(one), Number(other)] as const;
    return merging === 'max' ? Math.max(...values) : values[0] + values[1];
  }
  const counts = one.counts.map((count, at) => count + (other.counts[at] ?? 0));
  return { counts, sum: one.sum + other.sum };
}
