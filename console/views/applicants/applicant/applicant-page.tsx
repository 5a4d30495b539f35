import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { call } from '#console/api/call.ts';
import { DetailPage } from '#console/ui/detail-page.tsx';
import { setLastOpened } from '#console/views/applicants/data/use-applicant-list.ts';
import { readFilters, searchOf } from '#console/views/applicants/filters/applicant-filters.ts';
import { ApplicantView } from './applicant-view.tsx';

const GONE = {
  heading: 'Applicant not found',
  icon: 'user-x',
  title: 'This application does not exist',
  back: 'Back to list',
} as const;

export function Component() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const search = searchOf(readFilters(params));
  const query = useQuery({
    queryKey: [`application:${id}`],
    queryFn: ({ signal }) => call('getApplicant', { params: { id }, signal }),
  });
  useEffect(() => setLastOpened(id), [id]);
  return (
    <DetailPage
      query={query}
      title="Applicant"
      label="Loading the applicant"
      notFound={GONE}
      list={{ pathname: '/applicants', search }}
    >
      {(applicant) => <ApplicantView key={id} applicant={applicant} search={search} />}
    </DetailPage>
  );
}
