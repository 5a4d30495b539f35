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
import { readFilters, searchOf } from '#console/views/inbox/inbox-filters.ts';
import { ItemView } from './item-view.tsx';

/** One message or lead, on the way through the list whose filters stand in the URL. */
export function Component() {
  const { kind = '', id = '' } = useParams();
  const [params] = useSearchParams();
  const search = searchOf(readFilters(params));
  const { data, problem, retry } = useQuery(`inbox:${id}`, (signal) =>
    call('getInboxItem', { params: { kind, id }, signal }),
  );
  const isGone =
    problem instanceof CallProblem && (problem.status === 404 || problem.status === 400);
  if (isGone) {
    return (
      <Page title="This is not here">
        <EmptyState
          icon="inbox"
          title="There is no such message or lead"
          actions={
            <ButtonLink tone="primary" to={{ pathname: '/inbox', search }}>
              Back to the inbox
            </ButtonLink>
          }
        >
          It was erased, or the link is incomplete.
        </EmptyState>
      </Page>
    );
  }
  if (!data) {
    return (
      <Page title="Inbox" isWide>
        {problem === undefined ? (
          <SkeletonRows label="Loading" />
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
      <ItemView key={id} item={data} search={search} />
    </>
  );
}
