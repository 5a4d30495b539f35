import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#console/ui/avatar.tsx';
import type { FromList } from '#console/ui/back-link.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { Tag } from '#console/ui/tag.tsx';
import type { PendingAction } from '#console/views/applicants/changes/action-dialogs.tsx';
import { MailFailedMark, Rating } from '#console/views/applicants/list/marks.tsx';
import type { ApplicantSummary } from '#contract/console/applicants.ts';
import type { Drag } from './board-drag.ts';

interface BoardCardProps {
  applicant: ApplicantSummary;
  /** The name, with the reference if another applicant has the same name. */
  label: string;
  search: string;
  mayWork: boolean;
  drag: Drag | null;
  onAct: (act: PendingAction) => void;
}

const FROM_BOARD: FromList = { isFromList: true, pathname: '/applicants/board' };

export function BoardCard({ applicant, label, search, mayWork, drag, onAct }: BoardCardProps) {
  const { id, name, job, role, isRead } = applicant;
  const card = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (!drag || !card.current) return;
    return drag.card(card.current, applicant, setDragged);
  }, [drag, applicant]);
  return (
    <li
      ref={card}
      data-applicant={id}
      className={`group relative grid gap-1.5 rounded-inner border border-line bg-surface p-2.5 text-sm shadow-card hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus ${isDragged ? 'opacity-40' : ''} ${drag ? 'cursor-grab' : ''}`}
    >
      <div className="flex items-center gap-1.5">
        {!isRead && (
          <span className="size-2 flex-none rounded-full bg-accent forced-colors:bg-[Highlight]" />
        )}
        <Link
          to={{ pathname: `/applicants/${id}`, search }}
          state={FROM_BOARD}
          draggable={false}
          className={`min-w-0 flex-1 truncate no-underline after:absolute after:inset-0 focus-visible:outline-none ${isRead ? 'font-medium' : 'font-bold'}`}
        >
          {name}
          {!isRead && <span className="sr-only"> (unread)</span>}
        </Link>
        {applicant.isMailFailed && <MailFailedMark />}
        {mayWork && (
          <button
            type="button"
            data-act="stage"
            aria-haspopup="menu"
            aria-label={`Move ${label} to another stage`}
            title="Change stage (s)"
            onClick={(event) =>
              onAct({ kind: 'stage', applicants: [applicant], anchor: event.currentTarget })
            }
            className="relative z-1 -my-1 -mr-1 grid size-7 flex-none cursor-pointer place-items-center rounded-inner text-quiet hover:bg-sunken hover:text-text touch:size-11"
          >
            <Icon name="ellipsis" size={14} />
          </button>
        )}
      </div>
      <p className="truncate text-xs text-quiet">
        {job?.name ?? (role ? `Talent pool · ${role}` : 'Talent pool')}
      </p>
      <Foot applicant={applicant} />
    </li>
  );
}

function Foot({
  applicant: { tags, rating, assignee, receivedAt },
}: {
  applicant: ApplicantSummary;
}) {
  return (
    <>
      {tags.length > 0 && (
        <p className="flex flex-wrap gap-1">
          {tags.slice(0, 3).map((tag) => (
            <Tag key={tag} name={tag} />
          ))}
        </p>
      )}
      <div className="flex min-h-5 items-center gap-2 text-xs text-quiet">
        <RelativeTime at={receivedAt} />
        <Rating mean={rating} />
        {assignee && (
          <span className="ml-auto">
            <Avatar name={assignee.name} size="small" hasAccessibleName />
          </span>
        )}
      </div>
    </>
  );
}
