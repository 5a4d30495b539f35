/** Shared by the pages of one applicant and of one inbox item. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { To } from 'react-router';
import { CallProblem, errorMessage } from '#console/api/call-problem.ts';
import { Banner } from './banner.tsx';
import { Button, ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { IconName } from './icon.tsx';
import { Page } from './page.tsx';
import { QueryPending } from './pending.tsx';

interface QueryState<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface DetailPageProps<Data> {
  query: QueryState<Data>;
  /** Heading while the data is loading. */
  title: string;
  /** Accessible label of the loading state. */
  label: string;
  /** Shown when the server answers 404 or 400. */
  notFound: { heading: string; icon: IconName; title: string; back: string };
  /** The list with its filters. */
  list: To;
  children: (data: Data) => ReactNode;
}

export function DetailPage<Data>(props: DetailPageProps<Data>) {
  const { query, title, label, notFound, list, children } = props;
  const { data, error } = query;
  if (error instanceof CallProblem && (error.status === 404 || error.status === 400)) {
    return (
      <Page title={notFound.heading}>
        <EmptyState
          icon={notFound.icon}
          title={notFound.title}
          actions={
            <ButtonLink tone="primary" to={list}>
              {notFound.back}
            </ButtonLink>
          }
        >
          It may have been erased, or the link may be incomplete.
        </EmptyState>
      </Page>
    );
  }
  if (data === undefined) {
    return (
      <Page title={title} isWide>
        <QueryPending query={query} label={label} />
      </Page>
    );
  }
  return (
    <>
      <StaleBanner query={query} />
      {children(data)}
    </>
  );
}

/** Shown when cached data could not be refreshed. */
export function StaleBanner({ query: { data, error, refetch } }: { query: QueryState<unknown> }) {
  if (data === undefined || !error) return null;
  return (
    <Banner
      tone="problem"
      actions={
        <Button size="small" onClick={() => refetch()}>
          Retry
        </Button>
      }
    >
      {errorMessage(error)} This page may be out of date.
    </Banner>
  );
}

/** Marks an item as read once when it is opened, so that marking it as unread is not reverted. */
export function useMarkReadOnOpen(
  isRead: boolean,
  mayWork: boolean,
  markRead: () => unknown,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !mayWork) return;
    isDone.current = true;
    if (!isRead) void markRead();
  }, [isRead, mayWork, markRead]);
}
