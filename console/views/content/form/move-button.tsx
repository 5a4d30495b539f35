import { IconButton } from '#console/ui/icon-button.tsx';

export type MoveStep = 1 | -1;

interface MoveButtonProps {
  /** Of what is moved. */
  label: string;
  step: MoveStep;
  mayMove: boolean;
  onMove: (step: MoveStep) => void;
  /** Alt with the arrow keys does the same. */
  hasKeys?: boolean;
}

/** At the end of the list it keeps the focus, which a disabled button would lose. */
export function MoveButton({ label, step, mayMove, onMove, hasKeys = false }: MoveButtonProps) {
  const isUp = step < 0;
  return (
    <IconButton
      icon={isUp ? 'chevron-up' : 'chevron-down'}
      label={`Move ${label} ${isUp ? 'up' : 'down'}`}
      {...(hasKeys && { keys: isUp ? 'Alt+ArrowUp' : 'Alt+ArrowDown' })}
      size="small"
      aria-disabled={!mayMove}
      className="aria-disabled:cursor-default aria-disabled:opacity-40"
      onClick={() => mayMove && onMove(step)}
    />
  );
}
