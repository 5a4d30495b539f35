import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '#console/api/call-problem.ts';
import { Banner } from './banner.tsx';
import { FormDialog } from './form-dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  isOpen: boolean;
  children: ReactNode;
  /** Verb first: "Remove Asmita". */
  confirmLabel: string;
  isDanger?: boolean;
  /** An error that it throws is shown in the dialog, which stays open. */
  onConfirm: () => Promise<unknown> | undefined;
  onClose: () => void;
}

/** For actions that cannot be undone. Others run immediately and offer undo in a toast. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, children, confirmLabel, onConfirm, ...dialog } = props;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => onConfirm(),
    onSuccess: dialog.onClose,
  });
  if (!isOpen) return null;
  return (
    <FormDialog
      {...dialog}
      size="narrow"
      className="grid gap-3 text-base"
      submitLabel={confirmLabel}
      isBusy={isPending}
      onSubmit={mutate}
    >
      {children}
      {error && <Banner tone="problem">{errorMessage(error)}</Banner>}
    </FormDialog>
  );
}
