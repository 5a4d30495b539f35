import { lazy, Suspense, useState } from 'react';
import { useSession } from '#console/session.tsx';
import { Avatar } from '#console/ui/avatar.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { StageRing } from '#console/ui/stage-badge.tsx';
import {
  type Stage,
  useStaff,
  useStageAppearance,
  useStages,
} from '#console/views/applicants/data/console-facts.ts';
import type { StaffName } from '#contract/console/parts.ts';
import {
  type Applicants,
  applicantsLabel,
  assignMany,
  moveMany,
  showStageMany,
} from './change-many.ts';
import { Picker } from './picker.tsx';
import type { Reject } from './reject-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';

const RejectDialog = lazy(() => import('./reject-dialog.tsx'));

export type ActionKind = 'stage' | 'assign' | 'tag' | 'reject';

/** A pending action, its applicants, and the element that its menu opens at. */
export interface PendingAction {
  kind: ActionKind;
  applicants: Applicants;
  anchor: HTMLElement | null;
  /** For a rejection: shows it to the applicant. */
  isShown?: boolean;
}

export interface ChangeOverrides {
  /** @param isShown shows the new stage to the applicant */
  move?: (applicants: Applicants, stage: Stage, more: { isShown: boolean }) => unknown;
  /** Shows the current stage to the applicant. */
  show?: (applicants: Applicants, stage: Stage) => unknown;
  assign?: (applicants: Applicants, assignee: StaffName | null) => unknown;
  reject?: Reject;
}

interface ActingProps {
  act: PendingAction | null;
  onChange: (act: PendingAction | null) => void;
  /** Applicants whose tags are suggested. */
  tags: Applicants;
  /** Overrides the bulk changes, for views with their own optimistic edits or conflict handling. */
  overrides?: ChangeOverrides;
}

export function ActionDialogs({ act, onChange, tags, overrides = {} }: ActingProps) {
  if (!act) return null;
  const close = () => onChange(null);
  if (act.kind === 'stage') {
    return (
      <StagePicker
        act={act}
        ways={overrides}
        onClose={close}
        onReject={(isShown) => onChange({ ...act, kind: 'reject', isShown })}
      />
    );
  }
  if (act.kind === 'assign') return <AssigneePicker act={act} ways={overrides} onClose={close} />;
  if (act.kind === 'tag')
    return <TagDialog applicants={act.applicants} suggested={tags} onClose={close} />;
  return (
    <Suspense>
      <RejectDialog
        applicants={act.applicants}
        startsVisible={act.isShown ?? false}
        onClose={close}
        {...(overrides.reject && { onReject: overrides.reject })}
      />
    </Suspense>
  );
}

interface PickerProps {
  act: PendingAction;
  onClose: () => void;
  ways: ChangeOverrides;
}

interface StagePickerProps extends PickerProps {
  /** A rejection needs a reason, so it opens a dialog. */
  onReject: (isShown: boolean) => void;
}

function StagePicker(props: StagePickerProps) {
  const { act, ways, onClose, onReject } = props;
  const { applicants, anchor } = act;
  const stages = useStages();
  const appearanceOf = useStageAppearance();
  const [first] = applicants;
  const isOne = applicants.every(({ stage }) => stage === first?.stage);
  const [isShown, setShown] = useState(false);
  return (
    <Picker
      title={`Stage of ${applicantsLabel(applicants)}`}
      option={{
        label: applicants.length === 1 ? 'Show to applicant' : 'Show to applicants',
        note: visibilityNote(applicants, stages, isShown),
        isOn: isShown,
        onToggle: () => setShown(!isShown),
      }}
      anchor={anchor}
      onClose={onClose}
      items={stages.map(({ id, label, publicLabel }) => ({
        id,
        isChosen: isOne && first?.stage === id,
        label: isShown
          ? `${label}: ${publicLabel ? `“${publicLabel}”` : 'not visible to applicants'}`
          : label,
        sign: <StageRing progress={appearanceOf(id).progress} />,
      }))}
      onPick={(id) => {
        const stage = stages.find((one) => one.id === id);
        if (!stage) return;
        if (isOne && first?.stage === id) {
          if (isShown) void (ways.show ?? showStageMany)(applicants, stage);
        } else if (id === 'rejected') onReject(isShown);
        else void (ways.move ?? moveMany)(applicants, stage, { isShown });
      }}
    />
  );
}

/** Says how the applicant's own page will change. */
function visibilityNote(
  applicants: Applicants,
  stages: readonly Stage[],
  isShown: boolean,
): string {
  if (isShown) return 'Their page will show the label in quotation marks.';
  const [one] = applicants;
  const label =
    applicants.length === 1 &&
    one &&
    'visibleStage' in one &&
    stages.find(({ id }) => id === one.visibleStage)?.publicLabel;
  return label ? `Their page will still show “${label}”.` : 'Their page will not change.';
}

const UNASSIGNED = 'nobody';

function AssigneePicker({ act: { applicants, anchor }, ways, onClose }: PickerProps) {
  const { staff: me } = useSession();
  const staff = useStaff('applicants.read');
  const [first] = applicants;
  const isOne = applicants.every(({ assignee }) => assignee?.id === first?.assignee?.id);
  const chosen = isOne ? (first?.assignee?.id ?? UNASSIGNED) : undefined;
  const others = staff.filter(({ id }) => id !== me.id);
  return (
    <Picker
      title={`Assign ${applicantsLabel(applicants)} to`}
      anchor={anchor}
      onClose={onClose}
      items={[
        ...[me, ...others].map(({ id, name }) => ({
          id,
          label: id === me.id ? `${name} (you)` : name,
          isChosen: chosen === id,
          sign: <Avatar name={name} size="small" />,
        })),
        {
          id: UNASSIGNED,
          label: 'Unassigned',
          isChosen: chosen === UNASSIGNED,
          sign: <Icon name="user-x" className="mx-0.5 text-quiet" />,
        },
      ]}
      onPick={(id) => {
        if (id === chosen) return;
        const member = [me, ...staff].find((one) => one.id === id);
        const assignee = member ? { id: member.id, name: member.name } : null;
        void (ways.assign ?? assignMany)(applicants, assignee);
      }}
    />
  );
}
