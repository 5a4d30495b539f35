/**
 * The text format of Prometheus, version 0.0.4:
 * https://prometheus.io/docs/instrumenting/exposition_formats/
 */
import type { DistributionValues, MetricSnapshot, Snapshot } from './snapshot.ts';

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** A metric without a value is only described. */
export function textOf(snapshot: Snapshot): string {
  const lines = snapshot.flatMap((metric) => [
    `# HELP ${metric.name} ${metric.help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
    `# TYPE ${metric.name} ${metric.type}`,
    ...metric.series.flatMap(([labels, value]) =>
      typeof value === 'number'
        ? [sample(metric.name, labels, value)]
        : distributionLines(metric, labels, value),
    ),
  ]);
  return `${lines.join('\n')}\n`;
}

function distributionLines(
  { name, bounds = [] }: MetricSnapshot,
  labels: string,
  { counts, sum }: DistributionValues,
): string[] {
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    const end = `le="${bounds[at] ?? '+Inf'}"`;
    return sample(`${name}_bucket`, labels ? `${labels},${end}` : end, total);
  });
  return [...buckets, sample(`${name}_sum`, labels, sum), sample(`${name}_count`, labels, total)];
}

const sample = (name: string, labels: string, value: number) =>
  `${name}${labels && `{${labels}}`} ${value}`;
