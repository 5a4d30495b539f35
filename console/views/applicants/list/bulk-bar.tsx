import { Button } from '#console/ui/button.tsx';
import { IconButton } from '#console/ui/icon-button.tsx';
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

/** What can be done with all that are selected. How many they are is spoken as it changes. */
export function BulkBar({ selected, of, onAct, onClear }: BulkBarProps) {
  const count = selected.length;
  const most = count === DESK_LIMITS.bulk ? ', the most that one change takes' : '';
  const words = count > 0 ? `${count} of ${of} selected${most}` : '';
  const areRead = selected.every(({ isRead }) => isRead);
  const act = (kind: ActKind) => (event: React.MouseEvent<HTMLElement>) =>
    onAct({ kind, heads: selected, anchor: event.currentTarget });
  return (
    <>
      <span role="status" className="sr-only">
        {words}
      </span>
      {count > 0 && (
        <div
          ref={(bar) => {
            // Messages show above it.
            const { style } = document.documentElement;
            if (!bar) return;
            style.setProperty('--toasts-above', `${bar.offsetHeight + 8}px`);
            return () => void style.removeProperty('--toasts-above');
          }}
          role="toolbar"
          aria-label="Change what is selected"
          className="no-print fixed inset-x-2 bottom-2 z-20 mx-auto flex w-fit max-w-[calc(100%-1rem)] flex-wrap items-center justify-center gap-1.5 rounded-card bg-raised p-2 shadow-float max-md:bottom-[calc(var(--bar-height)+0.5rem)] forced-colors:border md:left-15 lg:left-55"
        >
          <span aria-hidden className="px-2 text-sm font-medium">
            {count} selected
          </span>
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
          <Button tone="plain" keys="e" onClick={act('reject')} className="text-danger">
            Reject
          </Button>
          <IconButton icon="x" label="Select nothing" onClick={onClear} />
        </div>
      )}
    </>
  );
}
