import type { Plural } from '#contract/copy-parts.ts';
import { fill, plural } from '#contract/fill.ts';
import { SUM_NAMES, SUMS } from '#contract/impact.ts';

/** The name of the parameter in URLs and of the form's field. */
export const PEOPLE_NAME = 'n';

export interface MeterWords {
  /** With `{n}`, such as '{n} people'. */
  people: Plural;
  /** The result as a sentence, with `{people}` and a placeholder for each sum. */
  said: string;
}

/** The impact of `n` people, as a sentence. */
export function resultOf(n: number, { people, said }: MeterWords): string {
  const sums = SUM_NAMES.map((name) => [name, SUMS[name].of(n)]);
  return fill(said, { people: fill(plural(n, people), { n }), ...Object.fromEntries(sums) });
}

export function withPeople(href: string, n: number): string {
  const url = new URL(href);
  url.searchParams.set(PEOPLE_NAME, String(n));
  return url.href;
}
