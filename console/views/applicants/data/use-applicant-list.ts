/** A list of applicants, page after page, as far as it was opened. */
import { useCallback } from 'react';
import { call } from '#console/api/call.ts';
import { useList } from '#console/api/use-list.ts';
import { readFilters } from '#console/views/applicants/filters/applicant-filters.ts';
import type { ApplicantHead, ApplicantPage, ApplicantQuery } from '#contract/console/applicants.ts';

export const listKey = (search: string) => `applications?${search}`;

/** @param search the filters as `searchOf` writes them */
export function useApplicantList(search: string) {
  const readPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) => {
      const query = { ...readFilters(new URLSearchParams(search)), cursor };
      return call('listApplicants', { query: query as ApplicantQuery, signal });
    },
    [search],
  );
  return useList<ApplicantHead, ApplicantPage>(listKey(search), readPage);
}

/** How each applicant of a list is called where the name alone has to tell them apart. */
export function distinctNames(
  items: readonly { id: string; name: string; reference: string }[],
): Map<string, string> {
  const byName = Map.groupBy(items, ({ name }) => name);
  return new Map(
    items.map(({ id, name, reference }) => {
      const isShared = (byName.get(name)?.length ?? 0) > 1;
      return [id, isShared ? `${name}, ${reference}` : name];
    }),
  );
}

/** Which applicant was open last: a list that one comes back to goes on from there. */
let lastId: string | undefined;

export const lastOpened = () => lastId;

export function setLastOpened(applicantId: string): void {
  lastId = applicantId;
}
