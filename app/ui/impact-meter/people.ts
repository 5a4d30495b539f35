import type { BlockCopy } from '#contract/block-copy.ts';
import { fillPlaceholders, plural } from '#contract/fill.ts';
import { COUNTED_METRICS, METRICS } from '#contract/impact.ts';

/** The name of the parameter in URLs and of the form's field. */
export const PEOPLE_PARAMETER = 'n';

export type ResultCopy = BlockCopy['impact-meter']['result'];

/** What `n` people mean, as a sentence with every count that is not 0. */
export function resultText(n: number, { sentence, and, counts }: ResultCopy): string {
  const parts = COUNTED_METRICS.flatMap((name) => {
    const count = METRICS[name](n);
    return count === 0 ? [] : [fillPlaceholders(plural(count, counts[name]), { n: count })];
  });
  const rest = parts.slice(0, -1).join(', ');
  const last = parts.at(-1) ?? '';
  const list = rest ? fillPlaceholders(and, { rest, last }) : last;
  return fillPlaceholders(plural(n, sentence), { n, counts: list });
}

export function withPeople(href: string, n: number): string {
  const url = new URL(href);
  url.searchParams.set(PEOPLE_PARAMETER, String(n));
  return url.href;
}
