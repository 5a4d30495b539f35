/** Reads metrics as Prometheus does, and refuses what it would refuse. */
import { expect } from 'vitest';

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = `[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"`;
const SAMPLE = new RegExp(`^(${NAME})(\\{${LABEL}(?:,${LABEL})*\\})? (-?[0-9.e+-]+|\\+Inf|NaN)$`);
const COMMENT = new RegExp(`^# (HELP|TYPE) (${NAME}) (.+)$`);

/** Values by sample: `name{label="value"}`. */
export type Samples = ReadonlyMap<string, number>;

export interface Scraped {
  samples: Samples;
  /** Types by the name of the metric. */
  types: ReadonlyMap<string, string>;
}

export async function scrape(url: string, headers: Record<string, string> = {}): Promise<Scraped> {
  const response = await fetch(url, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return parseMetrics(await response.text());
}

/** @throws Error for a line that is not in the format, or a sample that occurs twice */
export function parseMetrics(text: string): Scraped {
  const samples = new Map<string, number>();
  const types = new Map<string, string>();
  if (!text.endsWith('\n')) throw new Error('The last line has no end');
  for (const line of text.slice(0, -1).split('\n')) {
    const [, keyword, name = '', rest = ''] = COMMENT.exec(line) ?? [];
    if (keyword === 'TYPE') {
      if (types.has(name)) throw new Error(`${name} is described twice`);
      types.set(name, rest);
    }
    if (keyword) continue;
    const [, metric, labels = '', value] = SAMPLE.exec(line) ?? [];
    if (!metric) throw new Error(`Not a sample: ${line}`);
    const isDescribed =
      types.has(metric) || types.get(metric.replace(/_(bucket|sum|count)$/, '')) === 'histogram';
    if (!isDescribed) throw new Error(`${metric} has no type`);
    if (samples.has(metric + labels)) throw new Error(`${metric}${labels} occurs twice`);
    samples.set(metric + labels, Number(value?.replace('+Inf', 'Infinity')));
  }
  return { samples, types };
}

/** The sum of all series of a metric whose labels contain this text. */
export function total({ samples }: Scraped, metric: string, labels = ''): number {
  return [...samples]
    .filter(([sample]) => sample.split('{')[0] === metric && sample.includes(labels))
    .reduce((sum, [, value]) => sum + value, 0);
}
