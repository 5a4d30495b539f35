/** The filters of list and board, stored in the URL. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { urlFilters } from '#console/ui/url-filters.ts';
import type { ApplicantQuery } from '#contract/console/applicants.ts';

export type FilterName = Exclude<keyof ApplicantQuery, 'cursor'>;
export type Filters = Readonly<Partial<Record<FilterName, string>>>;

/** @param isTyping replaces the history entry, so that not every key is a step back */
export type SetFilters = (filters: Filters, isTyping?: boolean) => void;

const YES_OR_NO = /^(yes|no)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const VALUES: Readonly<Record<FilterName, RegExp>> = {
  q: /\S/,
  job: /\S/,
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

export const { readFilters, searchOf, withFilter } = urlFilters(VALUES, { job: 'opening' });

/** Filters with several values, separated by commas. */
export const LISTS: ReadonlySet<FilterName> = new Set<FilterName>(['stage', 'skill', 'tag']);

export const valuesOf = (filters: Filters, name: FilterName): string[] =>
  filters[name]?.split(',').filter(Boolean) ?? [];

export function withToggled(filters: Filters, name: FilterName, value: string): Filters {
  const values = valuesOf(filters, name);
  const next = values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value];
  return withFilter(filters, name, next.join(','));
}

/** The sort order alone does not filter. */
export const isFiltered = ({ sort: _, ...filters }: Filters): boolean =>
  Object.keys(filters).length > 0;

export function useFilters(): readonly [Filters, SetFilters] {
  const [params, setParams] = useSearchParams();
  const set: SetFilters = useCallback(
    (next, isTyping = false) =>
      setParams(searchOf(next), { replace: isTyping, preventScrollReset: true }),
    [setParams],
  );
  return [readFilters(params), set];
}
