import type { Plural } from '#contract/copy-parts.ts';
import { fillPlaceholders, plural } from '#contract/fill.ts';
import { SUM_NAMES, SUMS } from '#contract/impact.ts';

/** The name of the parameter in URLs and of the form's field. */
export const PEOPLE_PARAMETER = 'n';

export interface MeterLabels {
  /** With `{n}`, such as '{n} people'. */
  people: Plural;
  /** The result as a sentence, with `{people}` and a placeholder for each sum. */
  announcement: string;
}

/** The impact of `n` people, as a sentence. */
export function resultText(n: number, { people, announcement }: MeterLabels): string {
  const sums = SUM_NAMES.map((name) => [name, SUMS[name].of(n)]);
  return fillPlaceholders(announcement, {
    people: fillPlaceholders(plural(n, people), { n }),
    ...Object.fromEntries(sums),
  });
}

export function withPeople(href: string, n: number): string {
  const url = new URL(href);
  url.searchParams.set(PEOPLE_PARAMETER, String(n));
  return url.href;
}
