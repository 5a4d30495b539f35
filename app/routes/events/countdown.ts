import { fill, plural } from '#app/ui/text/fill.ts';
import copy from '#content/registration.yaml';

const MINUTE = 60_000;
const UNITS = [
  { words: copy.timing.days, length: 24 * 60 * MINUTE },
  { words: copy.timing.hours, length: 60 * MINUTE },
  { words: copy.timing.minutes, length: MINUTE },
] as const;

/** `3 days, 4 hours` for milliseconds: the largest unit that there is one of, and the next. */
export function spell(span: number): string {
  const largest = UNITS.findIndex(({ length }) => span >= length);
  if (largest < 0) return copy.timing.soon;
  let rest = span;
  const parts = UNITS.slice(largest, largest + 2).map(({ words, length }) => {
    const count = Math.floor(rest / length);
    rest %= length;
    return { count, text: fill(plural(count, words), { count }) };
  });
  return parts
    .filter(({ count }) => count > 0)
    .map(({ text }) => text)
    .join(', ');
}
