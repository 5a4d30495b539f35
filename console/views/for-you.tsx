import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Answer, call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { queryClient } from '#console/api/queries.ts';
import { UNREAD_NOTICES, useUnread } from '#console/shell/unread-counts.ts';
import { Button } from '#console/ui/button.tsx';
import { DataList } from '#console/ui/data-list.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Page } from '#console/ui/page.tsx';
import { Pager } from '#console/ui/pager.tsx';
import { Pending } from '#console/ui/pending.tsx';
import { NoticeRow } from '#console/views/for-you/notice-row.tsx';

/** Key of the query; those of later pages have their cursor behind it. */
const FIRST_PAGE = 'notices?';

/** Mentions of whoever is signed in, and what others assigned to them. */
export function Component() {
  // Where each page began, the one shown last: the first one has no cursor.
  const [pages, setPages] = useState<string[]>([]);
  const cursor = pages.at(-1);
  const notices = useQuery({
    queryKey: [FIRST_PAGE + (cursor ?? '')],
    queryFn: ({ signal }) => call('listNotices', { query: { cursor }, signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = notices;
  const items = data?.items ?? [];
  const next = data?.next;
  const hasUnread = useUnread(UNREAD_NOTICES) !== null || items.some(({ isRead }) => !isRead);

  async function markAll() {
    // What came after the first page was read has not been seen.
    const newest = queryClient.getQueryData<Answer<'listNotices'>>([FIRST_PAGE])?.items[0]?.at;
    if (newest === undefined) return;
    await mutate({
      send: () => call('markNoticesRead', { body: { until: newest } }),
      changes: ['notices'],
      done: 'All marked as read',
    });
  }

  return (
    <Page
      title="For you"
      isWide
      actions={
        <Button icon="check" disabled={!hasUnread} onClick={() => void markAll()}>
          Mark all as read
        </Button>
      }
    >
      <Pending query={notices} />
      {data && items.length === 0 && (
        <EmptyState icon="bell" title="Nothing for you yet">
          When a colleague mentions you in a note or assigns something to you, you will see it here.
          You choose <Link to="/account">in your account</Link> whether you also get an email.
        </EmptyState>
      )}
      {items.length > 0 && (
        <>
          <DataList label="For you" className="border-b border-line">
            {items.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} />
            ))}
          </DataList>
          {(cursor !== undefined || next) && (
            <Pager
              onPrevious={cursor === undefined ? undefined : () => setPages(pages.slice(0, -1))}
              onNext={next ? () => setPages([...pages, next]) : undefined}
            >
              Page {pages.length + 1}
            </Pager>
          )}
        </>
      )}
    </Page>
  );
}
