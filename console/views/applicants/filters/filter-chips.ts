/** The active filters as chips with a label. */

import { useMemo } from 'react';
import { formatUtcDate } from '#console/ui/formats.ts';
import { useJobs, useStaff, useStages } from '#console/views/applicants/data/console-facts.ts';
import {
  type FilterName,
  type Filters,
  LISTS,
  valuesOf,
  withFilter,
  withToggled,
} from './applicant-filters.ts';

/** Labels of the ids in the filters. */
export interface FilterLabels {
  stage: (id: string) => string;
  job: (slug: string) => string;
  staff: (id: string) => string;
  /** Formats `2026-11-25`. */
  day: (iso: string) => string;
}

export interface FilterChip {
  key: string;
  label: string;
  without: Filters;
}

type LabelOf = (value: string, labels: FilterLabels) => string;

const LABELS: Readonly<Record<Exclude<FilterName, 'sort'>, LabelOf>> = {
  q: (value) => `“${value}”`,
  job: (value, { job }) => (value === 'none' ? 'Talent pool' : job(value)),
  stage: (value, { stage }) => `Stage: ${stage(value)}`,
  skill: (value) => `Skill: ${value}`,
  tag: (value) => `Tag: ${value}`,
  assigned: (value, { staff }) => assigned(value, staff),
  unread: (value) => (value === 'yes' ? 'Unread' : 'Read'),
  verified: (value) => (value === 'yes' ? 'Verified' : 'Not verified'),
  rating: (value) => `Rating ${value} or higher`,
  from: (value, { day }) => `Applied from ${day(value)}`,
  to: (value, { day }) => `Applied until ${day(value)}`,
};

function assigned(value: string, staff: FilterLabels['staff']): string {
  if (value === 'me') return 'Assigned to me';
  return value === 'nobody' ? 'Unassigned' : `Assigned to ${staff(value)}`;
}

export function chipsOf(filters: Filters, labels: FilterLabels): FilterChip[] {
  const names = Object.keys(LABELS) as (keyof typeof LABELS)[];
  return names.flatMap((name) => {
    const labelOf = LABELS[name];
    const isList = LISTS.has(name);
    const values = isList ? valuesOf(filters, name) : [filters[name] ?? ''].filter(Boolean);
    return values.map((value) => ({
      key: `${name}:${value}`,
      label: labelOf(value, labels),
      without: isList ? withToggled(filters, name, value) : withFilter(filters, name, undefined),
    }));
  });
}

/** Labels a value as unknown once the known ones are loaded. */
const unknown = (value: string, available: readonly unknown[] | undefined) =>
  available && available.length > 0 ? `${value} (unknown)` : value;

export function useFilterLabels(): FilterLabels {
  const stages = useStages();
  const { data: jobs } = useJobs();
  const staff = useStaff();
  return useMemo(
    () => ({
      stage: (id) => stages.find((stage) => stage.id === id)?.label ?? unknown(id, stages),
      job: (slug) => jobs?.find((job) => job.slug === slug)?.name ?? unknown(slug, jobs),
      staff: (id) => staff.find((member) => member.id === id)?.name ?? 'a former team member',
      day: (iso) => {
        const day = Date.parse(iso);
        return Number.isNaN(day) ? iso : formatUtcDate(day);
      },
    }),
    [stages, jobs, staff],
  );
}
