import { useSession } from '#console/session.tsx';
import { Button } from '#console/ui/button.tsx';
import { SelectionBar } from '#console/ui/selection-bar.tsx';
import { assign, setRead, setSpam, setState } from '#console/views/inbox/change-items.ts';
import type { InboxHead } from '#contract/console/inbox.ts';

interface InboxBulkBarProps {
  selected: readonly InboxHead[];
  /** Rows that are shown. */
  of: number;
  onDone: () => void;
}

/** What can be done with all that are selected. */
export function InboxBulkBar({ selected, of, onDone }: InboxBulkBarProps) {
  const { staff: me } = useSession();
  const count = selected.length;
  const areSpam = count > 0 && selected.every(({ isSpam }) => isSpam);
  const areRead = selected.every(({ isRead }) => isRead);
  const run = (change: () => unknown) => () => {
    change();
    onDone();
  };
  return (
    <SelectionBar count={count} of={of} onClear={onDone}>
      <Button tone="plain" onClick={run(() => setState(selected, 'done'))}>
        Done
      </Button>
      <Button tone="plain" onClick={run(() => setState(selected, 'open'))}>
        Open
      </Button>
      <Button tone="plain" onClick={run(() => assign(selected, { id: me.id, name: me.name }))}>
        Take on
      </Button>
      <Button tone="plain" onClick={run(() => setRead(selected, !areRead))}>
        {areRead ? 'Mark as unread' : 'Mark as read'}
      </Button>
      <Button tone="plain" onClick={run(() => setSpam(selected, !areSpam))}>
        {areSpam ? 'No spam' : 'Spam'}
      </Button>
    </SelectionBar>
  );
}
