/** The filters of the list and of the board, as they stand in the URL. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { ApplicantQuery } from '#contract/console/applicants.ts';

export type FilterName = Exclude<keyof ApplicantQuery, 'cursor'>;
export type Filters = Readonly<Partial<Record<FilterName, string>>>;

/** @param isTyping further keys follow: not each is a step to go back */
export type SetFilters = (filters: Filters, isTyping?: boolean) => void;

const YES_OR_NO = /^(yes|no)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a filter may say, in the order in which they stand in the URL. */
const VALUES: Readonly<Record<FilterName, RegExp>> = {
  q: /\S/,
  opening: /\S/,
  stage: /\S/,
  skill: /\S/,
  tag: /\S/,
  assigned: /\S/,
  unread: YES_OR_NO,
  verified: YES_OR_NO,
  rating: /^[1-5](\.\d+)?$/,
  from: DAY,
  to: DAY,
  sort: /^(oldest|rating)$/,
};

const NAMES = Object.keys(VALUES) as FilterName[];

/** Filters that hold several values, with commas between them. */
export const LISTS: ReadonlySet<FilterName> = new Set<FilterName>(['stage', 'skill', 'tag']);

/** What no filter can mean is left out: the server would refuse all of it. */
export function readFilters(params: URLSearchParams): Filters {
  const read = NAMES.flatMap((name) => {
    const value = params.get(name)?.trim();
    return value && VALUES[name].test(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(read);
}

/** The same filters always give the same text: `stage=new&unread=yes`. */
export function searchOf(filters: Filters): string {
  const params = new URLSearchParams();
  for (const name of NAMES) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  return params.toString();
}

/** @param value nothing takes the filter away */
export function withFilter(filters: Filters, name: FilterName, value: string | undefined): Filters {
  const { [name]: _, ...others } = filters;
  const tidy = value?.trim();
  return tidy ? { ...others, [name]: tidy } : others;
}

export const valuesOf = (filters: Filters, name: FilterName): string[] =>
  filters[name]?.split(',').filter(Boolean) ?? [];

/** Adds a value to a filter that holds several, or takes it out. */
export function withToggled(filters: Filters, name: FilterName, value: string): Filters {
  const values = valuesOf(filters, name);
  const next = values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value];
  return withFilter(filters, name, next.join(','));
}

/** Whether anything is filtered out: an order alone shows all. */
export const isFiltered = ({ sort: _, ...filters }: Filters): boolean =>
  Object.keys(filters).length > 0;

/** The filters of the URL, and what changes them there. */
export function useFilters(): readonly [Filters, SetFilters] {
  const [params, setParams] = useSearchParams();
  const set: SetFilters = useCallback(
    (next, isTyping = false) =>
      setParams(searchOf(next), { replace: isTyping, preventScrollReset: true }),
    [setParams],
  );
  return [readFilters(params), set];
}
