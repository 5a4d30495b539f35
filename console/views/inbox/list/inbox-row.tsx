import { Link } from 'react-router';
import { Avatar } from '#console/ui/avatar.tsx';
import type { FromList } from '#console/ui/back-link.tsx';
import { Badge } from '#console/ui/badge.tsx';
import { DataRow } from '#console/ui/data-list.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { SelectBox } from '#console/ui/select-box.tsx';
import { useKindLabel } from '#console/views/applicants/data/console-facts.ts';
import { DELIVERY_BADGES, STATUS_LABELS } from '#console/views/inbox/inbox-labels.ts';
import type { InboxSummary } from '#contract/console/inbox.ts';

interface InboxRowProps {
  item: InboxSummary;
  /** The filters, which the link keeps. */
  search: string;
  mayWork: boolean;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
}

const FROM: FromList = { isFromList: true, pathname: '/inbox' };

export function InboxRow({ item, search, mayWork, isSelected, onSelect }: InboxRowProps) {
  const { id, kind, name, email, company, about, excerpt, isRead, assignee, receivedAt } = item;
  const kindLabel = useKindLabel();
  const sender = [name || email, company].filter(Boolean).join(', ');
  return (
    <DataRow
      isUnread={!isRead}
      isSelected={isSelected}
      data-item={id}
      className="items-start py-2.5"
    >
      {mayWork && (
        <SelectBox
          label={`Select ${sender}, ${about}`}
          checked={isSelected}
          onChange={(event) => onSelect((event.nativeEvent as MouseEvent).shiftKey === true)}
          className="-mx-1 touch:-mx-2 touch:-my-1"
        />
      )}
      <span
        title={isRead ? undefined : 'Unread'}
        className={`mt-2 size-2 flex-none rounded-full ${isRead ? '' : 'bg-accent forced-colors:bg-[Highlight]'}`}
      >
        {!isRead && <span className="sr-only">Unread</span>}
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <div className="flex items-start gap-3">
          <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
            <Link
              to={{ pathname: `/inbox/${kind}/${id}`, search }}
              state={FROM}
              className="min-w-0 truncate text-base no-underline after:absolute after:inset-0"
            >
              {sender}
            </Link>
            {item.threadLength > 1 && (
              <span className="text-xs font-normal text-quiet" title="From the same person">
                {item.threadLength}
                <span className="sr-only"> from the same person</span>
              </span>
            )}
            <Marks item={item} />
          </p>
          {assignee && <Avatar name={assignee.name} size="small" />}
          <RelativeTime at={receivedAt} className="mt-0.5 text-xs font-normal text-quiet" />
        </div>
        <p className="truncate font-normal text-quiet">
          <span className="text-text">{[kindLabel(kind), about].filter(Boolean).join(': ')}</span>
          {excerpt && <> · {excerpt}</>}
        </p>
      </div>
    </DataRow>
  );
}

function Marks({ item: { state, isSpam, isVerified, delivery } }: { item: InboxSummary }) {
  const badge = DELIVERY_BADGES[delivery];
  return (
    <span className="flex flex-wrap gap-1.5">
      {state !== 'open' && (
        <Badge tone={STATUS_LABELS[state].tone}>{STATUS_LABELS[state].label}</Badge>
      )}
      {isSpam && <Badge tone="warning">Spam</Badge>}
      {isVerified === false && (
        <Badge tone="warning">
          <Icon name="triangle-alert" size={12} />
          Not verified
        </Badge>
      )}
      {badge && (
        <Badge tone={badge.tone}>
          <Icon name={badge.icon} size={12} />
          {badge.label}
        </Badge>
      )}
    </span>
  );
}
