import { useMemo } from 'react';
import { useOpenings, useStaff, useStages } from '#console/views/applicants/data/desk-facts.ts';
import type { FilterWords } from './filter-chips.ts';

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** What the URL says of none of these, as soon as they have been read. */
const unknown = (value: string, known: readonly unknown[] | undefined) =>
  known && known.length > 0 ? `${value} (unknown)` : value;

export function useFilterWords(): FilterWords {
  const stages = useStages();
  const { data: openings } = useOpenings();
  const staff = useStaff();
  return useMemo(
    () => ({
      stage: (id) => stages.find((stage) => stage.id === id)?.label ?? unknown(id, stages),
      opening: (slug) =>
        openings?.find((opening) => opening.slug === slug)?.name ?? unknown(slug, openings),
      staff: (id) => staff.find((member) => member.id === id)?.name ?? 'somebody who left',
      day: (iso) => {
        const day = Date.parse(iso);
        return Number.isNaN(day) ? iso : DAY.format(day);
      },
    }),
    [stages, openings, staff],
  );
}
