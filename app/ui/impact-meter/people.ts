import type { Plural } from '#contract/copy-parts.ts';
import { fill, plural } from '#contract/fill.ts';
import { SUM_NAMES, SUMS } from '#contract/impact.ts';

/** Its name in URLs, and that of the field in the form. */
export const PEOPLE_NAME = 'n';

export interface MeterWords {
  /** So many people. */
  people: Plural;
  /** The result in a sentence, with a placeholder for each sum. */
  said: string;
}

/** What so many people set in motion, in a sentence. */
export function resultOf(n: number, { people, said }: MeterWords): string {
  const sums = SUM_NAMES.map((name) => [name, SUMS[name].of(n)]);
  return fill(said, { people: fill(plural(n, people), { n }), ...Object.fromEntries(sums) });
}

/** A URL with so many people in it. */
export function withPeople(href: string, n: number): string {
  const url = new URL(href);
  url.searchParams.set(PEOPLE_NAME, String(n));
  return url.href;
}
