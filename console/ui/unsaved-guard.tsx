import { useBlocker } from 'react-router';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface UnsavedGuardProps {
  /** Whether something was typed that is neither saved nor kept by `useDraft`. */
  isDirty: boolean;
}

/**
 * Asks before another view takes the place of what was typed. Whatever `useDraft` keeps needs it not: it is
 * there when one comes back.
 */
export function UnsavedGuard({ isDirty }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <Dialog
      title="Leave without saving?"
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      size="narrow"
      footer={
        <>
          <Button onClick={() => blocker.proceed?.()}>Leave</Button>
          <Button tone="primary" onClick={() => blocker.reset?.()}>
            Stay here
          </Button>
        </>
      }
    >
      <p>What you typed on this page is not saved yet.</p>
    </Dialog>
  );
}
