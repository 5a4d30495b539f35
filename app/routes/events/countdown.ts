import type { Plural } from '#contract/copy-parts.ts';
import { fill, plural } from '#contract/fill.ts';

/** Units with `{count}`, and what less than a minute is called. */
export interface TimeWords {
  days: Plural;
  hours: Plural;
  minutes: Plural;
  soon: string;
}

const MINUTE = 60_000;
const UNITS = [
  { name: 'days', length: 24 * 60 * MINUTE },
  { name: 'hours', length: 60 * MINUTE },
  { name: 'minutes', length: MINUTE },
] as const;

/** `3 days, 4 hours` for milliseconds: the largest unit that there is one of, and the next. */
export function spell(span: number, words: TimeWords): string {
  const largest = UNITS.findIndex(({ length }) => span >= length);
  if (largest < 0) return words.soon;
  let rest = span;
  const parts = UNITS.slice(largest, largest + 2).map(({ name, length }) => {
    const count = Math.floor(rest / length);
    rest %= length;
    return { count, text: fill(plural(count, words[name]), { count }) };
  });
  return parts
    .filter(({ count }) => count > 0)
    .map(({ text }) => text)
    .join(', ');
}
