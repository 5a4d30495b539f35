import { Button } from '#console/ui/button.tsx';
import { SelectionBar } from '#console/ui/selection-bar.tsx';
import type { Act, ActKind } from '#console/views/applicants/changes/acting.tsx';
import { readMany } from '#console/views/applicants/changes/change-many.ts';
import type { ApplicantHead } from '#contract/console/applicants.ts';
import { DESK_LIMITS } from '#contract/console/limits.ts';

interface BulkBarProps {
  selected: readonly ApplicantHead[];
  /** Rows that are shown. */
  of: number;
  onAct: (act: Act) => void;
  onClear: () => void;
}

/** What can be done with all that are selected. */
export function BulkBar({ selected, of, onAct, onClear }: BulkBarProps) {
  const count = selected.length;
  const note = count === DESK_LIMITS.bulk ? ', the most that one change takes' : '';
  const areRead = selected.every(({ isRead }) => isRead);
  const act = (kind: ActKind) => (event: React.MouseEvent<HTMLElement>) =>
    onAct({ kind, heads: selected, anchor: event.currentTarget });
  return (
    <SelectionBar {...{ count, of, note, onClear }}>
      <Button tone="plain" keys="s" onClick={act('stage')} aria-haspopup="menu">
        Stage
      </Button>
      <Button tone="plain" keys="a" onClick={act('assign')} aria-haspopup="menu">
        Assign
      </Button>
      <Button tone="plain" keys="t" onClick={act('tag')}>
        Tag
      </Button>
      <Button tone="plain" keys="u" onClick={() => void readMany(selected, !areRead)}>
        {areRead ? 'Mark as unread' : 'Mark as read'}
      </Button>
      <Button tone="plain-danger" keys="e" onClick={act('reject')}>
        Reject
      </Button>
    </SelectionBar>
  );
}
