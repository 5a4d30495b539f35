/** Optimistic edits of applicants in all lists and on their own pages. */
import type { Edit } from '#console/api/queries.ts';
import type { Pages } from '#console/api/use-list.ts';
import type { ApplicantPage, ApplicantSummary } from '#contract/console/applicants.ts';

export type ApplicantEdit = (applicant: ApplicantSummary) => Partial<ApplicantSummary>;

/** Queries under the key `applications` are lists and counts. */
const isList = (data: object): data is Pages<ApplicantPage> => 'pages' in data;

export function applicantEdits(ids: readonly string[], change: ApplicantEdit): Edit[] {
  const touched = new Set(ids);
  const changed = <Applicant extends ApplicantSummary>(applicant: Applicant): Applicant =>
    touched.has(applicant.id) ? { ...applicant, ...change(applicant) } : applicant;
  const inList = (data: object) => {
    const isTouched = (page: ApplicantPage) => page.items.some(({ id }) => touched.has(id));
    if (!isList(data) || !data.pages.some(isTouched)) return data;
    return {
      ...data,
      pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })),
    };
  };
  return [
    { key: 'applications', change: inList },
    ...ids.map((id) => ({ key: `application:${id}`, change: changed })),
  ];
}

/** Keys to invalidate after a change of these applicants. */
export const changedKeys = (ids: readonly string[]) => [
  'applications',
  ...ids.map((id) => `application:${id}`),
];
