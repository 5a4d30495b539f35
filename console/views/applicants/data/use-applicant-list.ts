/** The paginated list of applicants. */
import { useCallback } from 'react';
import { call } from '#console/api/call.ts';
import { useList } from '#console/api/use-list.ts';
import { readFilters } from '#console/views/applicants/filters/applicant-filters.ts';
import type {
  ApplicantPage,
  ApplicantQuery,
  ApplicantSummary,
} from '#contract/console/applicants.ts';

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
  return useList<ApplicantSummary, ApplicantPage>(listKey(search), readPage);
}

/** Accessible names: shared names get the reference appended. */
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

/** The last opened applicant, so that the list can return to its row. */
let lastId: string | undefined;

export const lastOpenedApplicant = () => lastId;

export function setLastOpened(applicantId: string): void {
  lastId = applicantId;
}
