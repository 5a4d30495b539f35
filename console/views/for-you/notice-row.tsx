import { Link } from 'react-router';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { Avatar } from '#console/ui/avatar.tsx';
import { DataRow } from '#console/ui/data-list.tsx';
import { IconButton } from '#console/ui/icon-button.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { useKindLabel } from '#console/views/inbox/use-kind-label.ts';
import type { Notice } from '#contract/console/notices.ts';

const UNREAD = 'bg-accent forced-colors:bg-[Highlight]';

/** Following the link marks it as read. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const { id, kind, at, isRead, by, subject, excerpt } = notice;
  const kindLabel = useKindLabel();
  const about = subject.about || kindLabel(subject.kind);
  const path =
    subject.view === 'inbox' ? `/inbox/${subject.kind}/${subject.id}` : `/applicants/${subject.id}`;
  const mark = (asRead: boolean) =>
    mutate({
      send: () => call('markNotice', { params: { id }, body: { isRead: asRead } }),
      changes: ['notices'],
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
