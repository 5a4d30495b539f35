import { Button } from '#console/ui/button.tsx';
import { countWords } from '#console/ui/more-rows.tsx';
import { SelectionBar } from '#console/ui/selection-bar.tsx';
import type { Act, ActKind } from '#console/views/applicants/changes/acting.tsx';
import { readMany } from '#console/views/applicants/changes/change-many.ts';
import type { ApplicantHead } from '#contract/console/applicants.ts';
import { DESK_LIMITS } from '#contract/console/limits.ts';
import type { useSelectAll } from './use-select-all.ts';

interface BulkBarProps {
  selected: readonly ApplicantHead[];
  /** All that the filters find. */
  total: number;
  /** Rows that are loaded. */
  loaded: number;
  all: ReturnType<typeof useSelectAll>;
  onAct: (act: Act) => void;
  onClear: () => void;
}

/** What can be done with all that are selected. */
export function BulkBar({ selected, total, loaded, all, onAct, onClear }: BulkBarProps) {
  const count = selected.length;
  const note = count === DESK_LIMITS.bulk ? ', the most that one change takes' : '';
  const areRead = selected.every(({ isRead }) => isRead);
  const isPage = count >= Math.min(loaded, all.most);
  const act = (kind: ActKind) => (event: React.MouseEvent<HTMLElement>) =>
    onAct({ kind, heads: selected, anchor: event.currentTarget });
  return (
    <SelectionBar count={count} note={note} onClear={onClear} of={countWords(total)}>
      {count < all.most && (
        <Button
          tone="plain"
          isBusy={all.isSelecting}
          onClick={all.selectAll}
          // A narrow screen has no box that selects all that are shown.
          className={isPage || all.isSelecting ? '' : 'lg:hidden'}
        >
          Select {all.most < total ? `the first ${all.most}` : `all ${all.most}`}
        </Button>
      )}
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
