import { expect, test } from 'vitest';
import { parseMetrics } from '#tests/scraped-metrics.ts';
import { textOf } from './exposition.ts';
import { Counter, Gauge, Histogram } from './metric.ts';
import { countsOf, mergeSnapshots, snapshotOf } from './snapshot.ts';

const facts = (name: string, ...labels: string[]) => ({ name, help: `About ${name}.`, labels });

test('writes values, and escapes what would end a label', () => {
  const counter = new Counter(facts('requests_total', 'route'));
  counter.add({ route: '/events/:slug' }, 2);
  counter.add({ route: 'a "b"\\\nc' });
  const unused = new Gauge(facts('unused'));
  expect(textOf(snapshotOf([counter, unused]))).toBe(
    `${[
      '# HELP requests_total About requests_total.',
      '# TYPE requests_total counter',
      'requests_total{route="/events/:slug"} 2',
      'requests_total{route="a \\"b\\"\\\\\\nc"} 1',
      '# HELP unused About unused.',
      '# TYPE unused gauge',
    ].join('\n')}\n`,
  );
});

test('counts a value in its range and in all larger ones', () => {
  const histogram = new Histogram(facts('wait_seconds', 'queue'), [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 3]) histogram.observe({ queue: 'a' }, seconds);
  const { samples } = parseMetrics(textOf(snapshotOf([histogram])));
  expect(Object.fromEntries(samples)).toEqual({
    'wait_seconds_bucket{queue="a",le="0.1"}': 2,
    'wait_seconds_bucket{queue="a",le="1"}': 3,
    'wait_seconds_bucket{queue="a",le="+Inf"}': 4,
    'wait_seconds_sum{queue="a"}': 3.65,
    'wait_seconds_count{queue="a"}': 4,
  });
});

test('merges processes: sums, or the largest value', () => {
  const process = (n: number) => {
    const counter = new Counter(facts('requests_total', 'route'));
    counter.add({ route: `/${n}` }, n);
    counter.add({ route: '/' }, n);
    const memory = new Gauge(facts('memory_bytes'));
    memory.set({}, n);
    const oldest = new Gauge(facts('age_seconds'), 'max');
    oldest.set({}, n);
    const waits = new Histogram(facts('wait_seconds'), [1]);
    waits.observe({}, n);
    return snapshotOf([counter, memory, oldest, waits]);
  };
  const ended = countsOf(process(4));
  const { samples } = parseMetrics(textOf(mergeSnapshots([process(1), process(2), ended])));
  expect(Object.fromEntries(samples)).toEqual({
    'requests_total{route="/1"}': 1,
    'requests_total{route="/2"}': 2,
    'requests_total{route="/4"}': 4,
    'requests_total{route="/"}': 7,
    memory_bytes: 3,
    age_seconds: 2,
    'wait_seconds_bucket{le="1"}': 1,
    'wait_seconds_bucket{le="+Inf"}': 3,
    wait_seconds_sum: 7,
    wait_seconds_count: 3,
  });
});

test('bounds the series of a metric', () => {
  const counter = new Counter(facts('requests_total', 'route'));
  for (let n = 0; n < 5000; n++) counter.add({ route: `/${n}` });
  const series = counter.read();
  expect(series).toHaveLength(1001);
  expect(series.at(-1)).toEqual(['route="other"', 4000]);
});
