/** Says what is saved, and above all what is not. */
import { Icon } from '#console/ui/icon.tsx';
import type { SaveState } from './draft-saver.ts';

const TEXTS: Readonly<Record<SaveState['name'], string>> = {
  saved: 'Draft saved',
  saving: 'Saving…',
  waiting: 'Not saved. Your words are kept in this browser, and saved as soon as it works again.',
  refused: 'Not saved',
};

interface SaveStatusProps {
  state: SaveState;
  hasDraft: boolean;
}

/** Its line is there before anything is saved, so that the form does not move. */
export function SaveStatus({ state, hasDraft }: SaveStatusProps) {
  const isProblem = state.name === 'waiting' || state.name === 'refused';
  const isShown = isProblem || hasDraft || state.name !== 'saved';
  const reason = 'reason' in state ? state.reason : '';
  return (
    <p
      role="status"
      className={`flex min-h-[1lh] min-w-0 items-center gap-1.5 text-xs ${isProblem ? 'font-medium text-danger' : 'text-quiet'}`}
    >
      {isShown && (
        <>
          <Icon
            name={isProblem ? 'circle-alert' : state.name === 'saving' ? 'ellipsis' : 'check'}
            size={14}
          />
          <span className="min-w-0 wrap-anywhere">
            {TEXTS[state.name]}
            {reason && ` ${reason}`}
          </span>
        </>
      )}
    </p>
  );
}
