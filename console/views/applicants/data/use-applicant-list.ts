/** A list of applicants, page after page, as far as it was opened. */
import { useCallback } from 'react';
import { call } from '#console/api/call.ts';
import { usePages } from '#console/api/use-pages.ts';
import { readFilters } from '#console/views/applicants/filters/applicant-filters.ts';
import type { ApplicantHead, ApplicantPage, ApplicantQuery } from '#contract/console/applicants.ts';

export const listKey = (search: string) => `applications?${search}`;

/** @param search the filters as `searchOf` writes them; null for no list */
export function useApplicantList(search: string | null) {
  const readPage = useCallback(
    (cursor: string | undefined, signal?: AbortSignal) => {
      const query = { ...readFilters(new URLSearchParams(search ?? '')), cursor };
      return call('listApplicants', { query: query as ApplicantQuery, signal });
    },
    [search],
  );
  return usePages<ApplicantHead, ApplicantPage>(search === null ? null : listKey(search), readPage);
}
