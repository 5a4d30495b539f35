/** What the applicants' views know of the desk: stages, staff, openings, and the words for each. */
import { useMemo } from 'react';
import { call } from '#console/api/call.ts';
import { useQuery } from '#console/data/use-query.ts';
import { type StageLook, stageLook } from '#console/ui/stage-badge.tsx';
import type { DeskFacts } from '#contract/console/desk.ts';
import type { Permission } from '#contract/console/roles.ts';

export type Stage = DeskFacts['stages'][number];

const NO_STAGES: readonly Stage[] = [];

export const useDesk = () => useQuery('desk', (signal) => call('getDesk', { signal })).data;

export const useStages = (): readonly Stage[] => useDesk()?.stages ?? NO_STAGES;

/** How a stage is shown, by its id. */
export function useStageLook(): (id: string) => StageLook {
  const stages = useStages();
  return useMemo(() => (id) => stageLook(id, stages), [stages]);
}

/** Those who work here now, by name. @param permission only those whose role has it */
export function useStaff(permission?: Permission) {
  const { data } = useQuery('staff', (signal) => call('listStaff', { signal }));
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

export const useOpenings = () =>
  useQuery('openings', (signal) => call('listOpenings', { signal })).data;

/** @param opening slug; all without */
export function useCounts(opening: string | undefined) {
  const search = opening ? `?${new URLSearchParams({ opening })}` : '';
  return useQuery(`applications/counts${search}`, (signal) =>
    call('countApplicants', { query: { opening }, signal }),
  ).data;
}

/** One's own saved views of applicants. */
export function useSavedViews() {
  const { data } = useQuery('views', (signal) => call('listViews', { signal }));
  return useMemo(() => (data ?? []).filter(({ area }) => area === 'applicants'), [data]);
}
