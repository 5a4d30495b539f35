import { Avatar } from '#console/ui/avatar.tsx';
import { Badge } from '#console/ui/badge.tsx';
import { Button } from '#console/ui/button.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { type StageAppearance, StageBadge } from '#console/ui/stage-badge.tsx';
import type {
  ActionKind,
  PendingAction,
} from '#console/views/applicants/changes/action-dialogs.tsx';
import { useStageAppearance, useStages } from '#console/views/applicants/data/console-facts.ts';
import { Rating } from '#console/views/applicants/list/marks.tsx';
import type { Applicant } from '#contract/console/applicants.ts';

interface ApplicantBarProps {
  applicant: Applicant;
  mayWork: boolean;
  onAct: (act: PendingAction) => void;
  onReply: () => void;
}

const CONTROL =
  'inline-flex h-8 cursor-pointer items-center gap-1.5 rounded-inner border border-line bg-surface px-2 text-sm shadow-card hover:border-line-strong touch:min-h-11';

export function ApplicantBar({ applicant, mayWork, onAct, onReply }: ApplicantBarProps) {
  const { assignee, stage } = applicant;
  const appearance = useStageAppearance()(stage);
  return (
    <div className="px-4 pb-3 max-sm:pb-2">
      <Summary applicant={applicant} />
      <div className="mt-3 flex flex-wrap items-center gap-2 max-sm:mt-1.5">
        {mayWork ? (
          <Controls applicant={applicant} appearance={appearance} onAct={onAct} onReply={onReply} />
        ) : (
          <>
            <StageBadge {...appearance} />
            {assignee && <span className="text-sm text-quiet">Assigned to {assignee.name}</span>}
          </>
        )}
      </div>
    </div>
  );
}

/** On phones the location is in the tab below, and the visible stage is in the stage menu. */
function Summary({ applicant }: { applicant: Applicant }) {
  const { job, role, location, receivedAt, rating } = applicant;
  const visibleLabel = useStages().find(({ id }) => id === applicant.visibleStage)?.publicLabel;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet max-sm:flex-nowrap">
      <span className="min-w-0 font-medium text-text max-sm:truncate">
        {job?.name ?? (role ? `Talent pool · ${role}` : 'Talent pool')}
      </span>
      {location && (
        <span className="inline-flex items-center gap-1 max-sm:hidden">
          <Icon name="map-pin" size={14} />
          {location}
        </span>
      )}
      <span className="flex-none">
        <span className="max-sm:sr-only">Applied </span>
        <RelativeTime at={receivedAt} />
      </span>
      <Rating mean={rating} />
      {!applicant.isVerified && <Badge tone="warning">Not verified</Badge>}
      {applicant.isWithdrawn && <Badge tone="danger">Withdrawn</Badge>}
      {visibleLabel && <span className="max-sm:hidden">Applicant sees “{visibleLabel}”</span>}
    </p>
  );
}

interface ControlsProps extends Omit<ApplicantBarProps, 'mayWork'> {
  appearance: StageAppearance;
}

function Controls({ applicant, appearance, onAct, onReply }: ControlsProps) {
  const { assignee, stage } = applicant;
  const act = (kind: ActionKind) => (event: React.MouseEvent<HTMLElement>) =>
    onAct({ kind, applicants: [applicant], anchor: event.currentTarget });
  return (
    <>
      <button
        type="button"
        data-act="stage"
        aria-haspopup="menu"
        aria-label={`Stage: ${appearance.label}. Change stage`}
        aria-keyshortcuts="s"
        onClick={act('stage')}
        className={`${CONTROL} pl-1.5`}
      >
        <StageBadge {...appearance} />
        <Icon name="chevron-down" size={14} className="text-quiet" />
      </button>
      <button
        type="button"
        data-act="assign"
        aria-haspopup="menu"
        aria-label={
          assignee ? `Assigned to ${assignee.name}. Change assignee` : 'Assign: unassigned'
        }
        aria-keyshortcuts="a"
        onClick={act('assign')}
        className={CONTROL}
      >
        {assignee ? (
          <Avatar name={assignee.name} size="small" />
        ) : (
          <Icon name="user-plus" size={14} />
        )}
        <span className="max-sm:sr-only">{assignee?.name ?? 'Assign'}</span>
      </button>
      <Button tone="action" icon="reply" keys="r" onClick={onReply} className="ml-auto">
        Reply
      </Button>
      {stage !== 'rejected' && (
        <Button data-act="reject" keys="e" onClick={act('reject')}>
          Reject
        </Button>
      )}
    </>
  );
}
