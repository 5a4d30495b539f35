/** How a change of applicants shows before the server has it: in all lists, and where each is open. */
import type { Edit } from '#console/api/mutate.ts';
import type { ApplicantHead, ApplicantPage } from '#contract/console/applicants.ts';

export type HeadChange = (head: ApplicantHead) => Partial<ApplicantHead>;

/** Lists stand under one name with the numbers of each stage. */
const isList = (data: object): data is ApplicantPage => 'items' in data;

export function headEdits(ids: readonly string[], change: HeadChange): Edit[] {
  const touched = new Set(ids);
  const changed = <Head extends ApplicantHead>(head: Head): Head =>
    touched.has(head.id) ? { ...head, ...change(head) } : head;
  const inList = (data: object) => {
    if (!isList(data) || !data.items.some(({ id }) => touched.has(id))) return data;
    return { ...data, items: data.items.map(changed) };
  };
  return [
    { key: 'applications', change: inList },
    ...ids.map((id) => ({ key: `application:${id}`, change: changed })),
  ];
}

/** Keys that are read anew after a change of these. */
export const changedKeys = (ids: readonly string[]) => [
  'applications',
  ...ids.map((id) => `application:${id}`),
];
