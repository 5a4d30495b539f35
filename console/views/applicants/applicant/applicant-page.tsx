import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { call } from '#console/api/call.ts';
import { CallProblem, wordsOf } from '#console/api/call-problem.ts';
import { useQuery } from '#console/api/use-query.ts';
import { Banner } from '#console/ui/banner.tsx';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { ErrorPanel } from '#console/ui/error-panel.tsx';
import { Page } from '#console/ui/page.tsx';
import { SkeletonRows } from '#console/ui/skeleton.tsx';
import { setLastOpened } from '#console/views/applicants/data/last-opened.ts';
import { readFilters, searchOf } from '#console/views/applicants/filters/applicant-filters.ts';
import { ApplicantView } from './applicant-view.tsx';

/** One applicant, on the way through the list whose filters stand in the URL. */
export function Component() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const search = searchOf(readFilters(params));
  const { data, problem, retry } = useQuery(`application:${id}`, (signal) =>
    call('getApplicant', { params: { id }, signal }),
  );
  useEffect(() => setLastOpened(id), [id]);
  if (problem instanceof CallProblem && (problem.status === 404 || problem.status === 400)) {
    return <Gone search={search} />;
  }
  if (!data) {
    return (
      <Page title="Applicant" isWide>
        {problem === undefined ? (
          <SkeletonRows label="Loading the applicant" />
        ) : (
          <ErrorPanel problem={problem} onRetry={retry} />
        )}
      </Page>
    );
  }
  return (
    <>
      {problem !== undefined && (
        <Banner
          tone="problem"
          actions={
            <Button size="small" onClick={retry}>
              Retry
            </Button>
          }
        >
          {wordsOf(problem)} What shows here may be old.
        </Banner>
      )}
      <ApplicantView key={id} applicant={data} search={search} />
    </>
  );
}

function Gone({ search }: { search: string }) {
  return (
    <Page title="This applicant is not here">
      <EmptyState
        icon="user-x"
        title="There is no such application"
        actions={
          <ButtonLink tone="primary" to={{ pathname: '/applicants', search }}>
            Back to the list
          </ButtonLink>
        }
      >
        It was erased, or the link is incomplete.
      </EmptyState>
    </Page>
  );
}
