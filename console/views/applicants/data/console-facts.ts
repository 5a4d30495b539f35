/** Queries that several views share: stages, staff, jobs, counts and saved views. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#console/api/call.ts';
import { type StageAppearance, stageAppearance } from '#console/ui/stage-badge.tsx';
import { type Filters, searchOf } from '#console/views/applicants/filters/applicant-filters.ts';
import type { ApplicantQuery } from '#contract/console/applicants.ts';
import type { ConsoleFacts } from '#contract/console/console-facts.ts';
import type { Permission } from '#contract/console/roles.ts';

export type Stage = ConsoleFacts['stages'][number];

const NO_STAGES: readonly Stage[] = [];

export const useConsoleFacts = () =>
  useQuery({ queryKey: ['facts'], queryFn: ({ signal }) => call('getConsoleFacts', { signal }) })
    .data;

export const useStages = (): readonly Stage[] => useConsoleFacts()?.stages ?? NO_STAGES;

export function useStageAppearance(): (id: string) => StageAppearance {
  const stages = useStages();
  return useMemo(() => (id) => stageAppearance(id, stages), [stages]);
}

/** Current and former staff, and open links. */
export const useStaffList = () =>
  useQuery({ queryKey: ['staff'], queryFn: ({ signal }) => call('listStaff', { signal }) });

/** Current staff by name. @param permission only roles that have it */
export function useStaff(permission?: Permission) {
  const { data } = useStaffList();
  return useMemo(
    () =>
      (data?.staff ?? [])
        .filter(
          ({ removedAt, permissions }) =>
            removedAt === null && (!permission || permissions.includes(permission)),
        )
        .sort((a, b) => a.name.localeCompare(b.name)),
    [data, permission],
  );
}

export const useJobs = () =>
  useQuery({ queryKey: ['jobs'], queryFn: ({ signal }) => call('listJobs', { signal }) });

/** Applicants per stage that match the other filters. */
export function useCounts({ stage: _, sort: __, ...others }: Filters) {
  return useQuery({
    queryKey: [`applications/counts?${searchOf(others)}`],
    queryFn: ({ signal }) => call('countApplicants', { query: others as ApplicantQuery, signal }),
    placeholderData: keepPreviousData,
  }).data;
}

export function useSavedViews() {
  const { data } = useQuery({
    queryKey: ['views'],
    queryFn: ({ signal }) => call('listViews', { signal }),
  });
  return useMemo(() => (data ?? []).filter(({ area }) => area === 'applicants'), [data]);
}

/** The label of a kind of submission; empty until it is loaded. */
export function useKindLabel(): (kind: string) => string {
  const kinds = useConsoleFacts()?.kinds ?? [];
  return (kind) => kinds.find(({ id }) => id === kind)?.label ?? '';
}
