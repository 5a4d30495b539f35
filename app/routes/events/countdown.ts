import type { Plural } from '#contract/copy-parts.ts';
import { fillPlaceholders, plural } from '#contract/fill.ts';

/** Units contain `{count}`; `soon` stands for less than a minute. */
export interface DurationCopy {
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

/** Formats milliseconds as `3 days, 4 hours`: the largest unit that is not zero, and the next. */
export function formatDuration(span: number, copy: DurationCopy): string {
  const largest = UNITS.findIndex(({ length }) => span >= length);
  if (largest < 0) return copy.soon;
  let rest = span;
  const parts = UNITS.slice(largest, largest + 2).map(({ name, length }) => {
    const count = Math.floor(rest / length);
    rest %= length;
    return { count, text: fillPlaceholders(plural(count, copy[name]), { count }) };
  });
  return parts
    .filter(({ count }) => count > 0)
    .map(({ text }) => text)
    .join(', ');
}
