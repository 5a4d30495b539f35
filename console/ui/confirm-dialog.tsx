import { type ReactNode, useState } from 'react';
import { wordsOf } from '#console/api/call-problem.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  isOpen: boolean;
  /** What will happen, and to what. */
  children: ReactNode;
  /** What the button does, as a verb: "Remove Asmita". */
  confirmLabel: string;
  isDanger?: boolean;
  /** May take its time; what it throws is told in the dialog, which stays. */
  onConfirm: () => Promise<unknown> | undefined;
  onClose: () => void;
}

/** Asks before something that cannot be undone. What can be undone is done at once, with a toast. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, children, confirmLabel, isDanger = false, onConfirm, onClose } = props;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  async function confirm() {
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      size="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-base">
        {children}
        {problem !== undefined && <Banner tone="problem">{wordsOf(problem)}</Banner>}
      </div>
    </Dialog>
  );
}
