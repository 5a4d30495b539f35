import { useMemo } from 'react';
import { useOpenings, useStaff, useStages } from '#console/views/applicants/data/desk-facts.ts';
import type { FilterWords } from './filter-chips.ts';

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

export function useFilterWords(): FilterWords {
  const stages = useStages();
  const openings = useOpenings();
  const staff = useStaff();
  return useMemo(
    () => ({
      stage: (id) => stages.find((stage) => stage.id === id)?.label ?? id,
      opening: (slug) => openings?.find((opening) => opening.slug === slug)?.name ?? slug,
      staff: (id) => staff.find((member) => member.id === id)?.name ?? 'somebody who left',
      day: (iso) => {
        const day = Date.parse(iso);
        return Number.isNaN(day) ? iso : DAY.format(day);
      },
    }),
    [stages, openings, staff],
  );
}
