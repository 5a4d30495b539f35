import { memo } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#console/ui/avatar.tsx';
import type { FromList } from '#console/ui/back-link.tsx';
import { Badge } from '#console/ui/badge.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { SelectBox } from '#console/ui/select-box.tsx';
import { type StageAppearance, StageBadge } from '#console/ui/stage-badge.tsx';
import { Tag } from '#console/ui/tag.tsx';
import type { ActionKind } from '#console/views/applicants/changes/action-dialogs.tsx';
import type { ApplicantSummary } from '#contract/console/applicants.ts';
import { MailFailedMark, Rating } from './marks.tsx';

export interface RowEvents {
  onSelect: (id: string, isRange: boolean) => void;
  onAct: (kind: ActionKind, applicant: ApplicantSummary, anchor: HTMLElement) => void;
}

interface ApplicantRowProps extends RowEvents {
  applicant: ApplicantSummary;
  /** The name, with the reference if another applicant has the same name. */
  label: string;
  appearance: StageAppearance;
  search: string;
  isSelected: boolean;
  mayWork: boolean;
}

const FROM_LIST: FromList = { isFromList: true, pathname: '/applicants' };

/** Three lines on narrow screens, otherwise columns, with a tags column on wide screens. */
export const ROW_GRID =
  "grid items-center gap-x-2 pr-4 pl-3 [grid-template:'pick_name_time'_auto_'pick_job_job'_auto_'pick_stage_side'_auto/2.25rem_minmax(0,1fr)_auto] @3xl:gap-x-4 @3xl:[grid-template:'pick_name_job_stage_side_time'_auto/1.75rem_minmax(0,1.4fr)_minmax(0,1.6fr)_minmax(10.5rem,1.2fr)_3.5rem_5rem] @5xl:[grid-template:'pick_name_job_stage_tags_side_time'_auto/1.75rem_minmax(0,1.5fr)_minmax(0,1.4fr)_8rem_minmax(0,1fr)_5rem_5rem]";

export const ApplicantRow = memo(function ApplicantRow(props: ApplicantRowProps) {
  const { applicant, label, appearance, search, isSelected, mayWork, onSelect, onAct } = props;
  const { id, job, role } = applicant;
  return (
    <li
      data-applicant={id}
      data-selected={isSelected || undefined}
      className={`${ROW_GRID} group relative min-h-11 py-2 text-sm [contain-intrinsic-size:auto_5rem] @3xl:[contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] not-data-selected:hover:bg-sunken not-data-selected:has-[a:focus-visible]:bg-sunken data-selected:bg-accent-tint @3xl:py-0 forced-colors:data-selected:border-l-4`}
    >
      <span className="[grid-area:pick] self-start @3xl:self-center">
        {mayWork && (
          <SelectBox
            label={`Select ${label}`}
            checked={isSelected}
            onChange={(event) => onSelect(id, (event.nativeEvent as MouseEvent).shiftKey)}
            className="touch:-my-2 touch:-ml-2"
          />
        )}
      </span>
      <Name applicant={applicant} search={search} />
      <span className="min-w-0 truncate pl-3.5 text-quiet [grid-area:job] @3xl:pl-0">
        {job?.name ?? (role ? `Talent pool · ${role}` : 'Talent pool')}
      </span>
      <span className="flex min-w-0 pl-3.5 [grid-area:stage] @3xl:pl-0">
        <ActButton
          kind="stage"
          label={`Stage of ${label}: ${appearance.label}`}
          applicant={applicant}
          mayWork={mayWork}
          onAct={onAct}
          className="-ml-1 flex-none rounded-full p-1 touch:justify-start"
        >
          <StageBadge {...appearance} />
        </ActButton>
        <span className="ml-2 flex min-w-0 items-center gap-1 overflow-hidden @5xl:hidden">
          <Tags tags={applicant.tags} />
        </span>
      </span>
      <span className="hidden min-w-0 items-center gap-1 overflow-hidden [grid-area:tags] @5xl:flex">
        <Tags tags={applicant.tags} />
      </span>
      <WithWhom applicant={applicant} label={label} mayWork={mayWork} onAct={onAct} />
      <RelativeTime
        at={applicant.receivedAt}
        className="text-right text-xs text-quiet [grid-area:time]"
      />
    </li>
  );
});

function Name({ applicant, search }: { applicant: ApplicantSummary; search: string }) {
  const { id, name, isRead } = applicant;
  return (
    <span className="flex min-w-0 items-center gap-1.5 [grid-area:name]">
      <span
        className={`size-2 flex-none rounded-full ${isRead ? '' : 'bg-accent forced-colors:bg-[Highlight]'}`}
      />
      <Link
        to={{ pathname: `/applicants/${id}`, search }}
        state={FROM_LIST}
        className={`truncate no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus ${isRead ? '' : 'font-bold'}`}
      >
        {name}
        {!isRead && <span className="sr-only"> (unread)</span>}
      </Link>
      <Marks applicant={applicant} />
    </span>
  );
}

type WithWhomProps = Pick<ApplicantRowProps, 'applicant' | 'label' | 'mayWork' | 'onAct'>;

function WithWhom({ applicant, label, mayWork, onAct }: WithWhomProps) {
  const { assignee, rating } = applicant;
  return (
    <span className="flex items-center justify-end gap-2 [grid-area:side]">
      <Rating mean={rating} />
      <ActButton
        kind="assign"
        label={`Assignee of ${label}: ${assignee?.name ?? 'unassigned'}`}
        applicant={applicant}
        mayWork={mayWork}
        onAct={onAct}
        className="rounded-full p-0.5"
      >
        {assignee ? (
          <Avatar name={assignee.name} size="small" />
        ) : (
          <Icon name="user-plus" size={14} className="m-0.5 text-quiet opacity-60" />
        )}
      </ActButton>
    </span>
  );
}

function Marks({
  applicant: { isVerified, isWithdrawn, isMailFailed },
}: {
  applicant: ApplicantSummary;
}) {
  return (
    <>
      {isMailFailed && <MailFailedMark />}
      {!isVerified && (
        <span title="Not verified: sent without JavaScript, so the robot check did not run">
          <Icon name="triangle-alert" size={14} className="text-warning" />
          <span className="sr-only">Not verified</span>
        </span>
      )}
      {isWithdrawn && <Badge>Withdrawn</Badge>}
    </>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const [first, second, ...more] = tags;
  return (
    <>
      {first && <Tag name={first} />}
      {second && <Tag name={second} />}
      {more.length > 0 && (
        <span title={more.join(', ')} className="text-xs text-quiet">
          +{more.length}
        </span>
      )}
    </>
  );
}

interface ActButtonProps {
  kind: ActionKind;
  label: string;
  applicant: ApplicantSummary;
  mayWork: boolean;
  onAct: RowEvents['onAct'];
  className: string;
  children: React.ReactNode;
}

/** A button with permission to change, otherwise plain content. */
function ActButton({
  kind,
  label,
  applicant,
  mayWork,
  onAct,
  className,
  children,
}: ActButtonProps) {
  if (!mayWork) return <span title={label}>{children}</span>;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      data-act={kind}
      onClick={(event) => onAct(kind, applicant, event.currentTarget)}
      className={`relative z-1 flex cursor-pointer items-center justify-center hover:bg-line touch:-my-2.5 touch:min-h-11 touch:min-w-11 ${className}`}
    >
      {children}
    </button>
  );
}
