import { useSession } from '#console/session/session.tsx';
import { Button } from '#console/ui/button.tsx';
import { IconButton } from '#console/ui/icon-button.tsx';
import { assign, setRead, setSpam, setState } from '#console/views/inbox/change-items.ts';
import type { InboxHead } from '#contract/console/inbox.ts';

interface InboxBulkBarProps {
  selected: readonly InboxHead[];
  /** Rows that are shown. */
  of: number;
  onDone: () => void;
}

/** What can be done with all that are selected. How many they are is spoken as it changes. */
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
    <>
      <span role="status" className="sr-only">
        {count > 0 ? `${count} of ${of} selected` : ''}
      </span>
      {count > 0 && (
        <div
          role="toolbar"
          aria-label="Change what is selected"
          className="no-print fixed inset-x-2 bottom-2 z-20 mx-auto flex w-fit max-w-[calc(100%-1rem)] flex-wrap items-center justify-center gap-1.5 rounded-card bg-raised p-2 shadow-float max-md:bottom-[calc(var(--bar-height)+0.5rem)] forced-colors:border md:left-15 lg:left-55"
        >
          <span aria-hidden className="px-2 text-sm font-medium">
            {count} selected
          </span>
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
          <IconButton icon="x" label="Select nothing" onClick={onDone} />
        </div>
      )}
    </>
  );
}
