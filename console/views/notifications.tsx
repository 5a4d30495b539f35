import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Answer, call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { queryClient } from '#console/api/queries.ts';
import { UNREAD_NOTIFICATIONS, useUnread } from '#console/shell/area-link.tsx';
import { Avatar } from '#console/ui/avatar.tsx';
import { Button } from '#console/ui/button.tsx';
import { DataList, DataRow } from '#console/ui/data-list.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { IconButton } from '#console/ui/icon-button.tsx';
import { Page } from '#console/ui/page.tsx';
import { Pager } from '#console/ui/pager.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { useKindLabel } from '#console/views/applicants/data/console-facts.ts';
import type { Notification } from '#contract/console/notifications.ts';

/** Key of the first page's query; further pages append their cursor. */
const FIRST_PAGE = 'notifications?';

export function Component() {
  // Cursors of the pages that were opened; the first page has none.
  const [pages, setPages] = useState<string[]>([]);
  const cursor = pages.at(-1);
  const notifications = useQuery({
    queryKey: [FIRST_PAGE + (cursor ?? '')],
    queryFn: ({ signal }) => call('listNotifications', { query: { cursor }, signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = notifications;
  const items = data?.items ?? [];
  const next = data?.next;
  const hasUnread = useUnread(UNREAD_NOTIFICATIONS) !== null || items.some(({ isRead }) => !isRead);
  return (
    <Page
      title="Notifications"
      isWide
      actions={
        <Button icon="check" disabled={!hasUnread} onClick={() => void markAll()}>
          Mark all as read
        </Button>
      }
    >
      <QueryPending query={notifications} />
      {data && items.length === 0 && <NoNotifications />}
      {items.length > 0 && (
        <>
          <DataList label="Notifications" className="border-b border-line">
            {items.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </DataList>
          {(cursor !== undefined || next) && (
            <Pager
              onPrevious={cursor === undefined ? undefined : () => setPages(pages.slice(0, -1))}
              onNext={
                next && !notifications.isPlaceholderData
                  ? () => setPages([...pages, next])
                  : undefined
              }
            >
              Page {pages.length + 1}
            </Pager>
          )}
        </>
      )}
    </Page>
  );
}

function NoNotifications() {
  return (
    <EmptyState icon="bell" title="No notifications yet">
      When someone mentions you in a note or assigns something to you, you will see it here. To get
      emails too, go to <Link to="/account">your account</Link>.
    </EmptyState>
  );
}

/** Marks only what the first page showed: newer notifications have not been seen. */
async function markAll() {
  const newest = queryClient.getQueryData<Answer<'listNotifications'>>([FIRST_PAGE])?.items[0]?.at;
  if (newest === undefined) return;
  await mutate({
    send: () => call('markNotificationsRead', { body: { until: newest } }),
    invalidates: ['notifications'],
    doneText: 'All marked as read',
  });
}

const UNREAD = 'bg-accent forced-colors:bg-[Highlight]';

/** Opening the link marks it as read. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { id, kind, at, isRead, by, subject, excerpt } = notification;
  const kindLabel = useKindLabel();
  const about = subject.about || kindLabel(subject.kind);
  const path =
    subject.view === 'inbox' ? `/inbox/${subject.kind}/${subject.id}` : `/applicants/${subject.id}`;
  const mark = (asRead: boolean) =>
    mutate({
      send: () => call('markNotification', { params: { id }, body: { isRead: asRead } }),
      invalidates: ['notifications'],
    });
  return (
    <DataRow isUnread={!isRead} className="items-start py-2.5">
      <span className={`mt-2.5 size-2 flex-none rounded-full ${isRead ? '' : UNREAD}`}>
        {!isRead && <span className="sr-only">Unread</span>}
      </span>
      <Avatar name={by.name} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="text-base wrap-anywhere">
          <Link
            to={path}
            className="no-underline after:absolute after:inset-0"
            onClick={() => !isRead && void mark(true)}
          >
            {kind === 'mention'
              ? `${by.name} mentioned you in a note on ${subject.name}`
              : `${by.name} assigned ${subject.name} to you`}
          </Link>
        </p>
        <p className="truncate text-sm font-normal text-quiet">
          {[about, excerpt].filter(Boolean).join(' · ')}
        </p>
      </div>
      <RelativeTime at={at} className="mt-1 text-xs font-normal text-quiet" />
      <IconButton
        icon={isRead ? 'rotate-ccw' : 'check'}
        size="small"
        label={`Mark as ${isRead ? 'unread' : 'read'}: ${subject.name}`}
        className="relative"
        onClick={() => void mark(!isRead)}
      />
    </DataRow>
  );
}
