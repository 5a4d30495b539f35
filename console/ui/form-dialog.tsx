import { type ReactNode, useId } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Form } from './form.tsx';

interface FormDialogProps extends Omit<DialogProps, 'isOpen' | 'footer'> {
  /** Verb first: "Save view". */
  submitLabel: string;
  isDanger?: boolean;
  isBusy?: boolean;
  /** Disables the submit button while required input is missing. */
  isIncomplete?: boolean;
  /** An error that belongs to no field, shown above the fields. */
  problem?: ReactNode;
  /** Another action, before "Cancel". */
  secondaryAction?: ReactNode;
  /** Class of the form. */
  className?: string;
  onSubmit: () => unknown;
}

export function FormDialog(props: FormDialogProps) {
  const {
    submitLabel,
    isDanger,
    isBusy,
    isIncomplete,
    problem,
    secondaryAction,
    onSubmit,
    ...rest
  } = props;
  const { children, className = 'grid gap-4', ...dialog } = rest;
  const id = useId();
  return (
    <Dialog
      {...dialog}
      isOpen
      footer={
        <>
          {secondaryAction}
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button
            type="submit"
            form={id}
            tone={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={isIncomplete}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} className={className} isBusy={isBusy} onSubmit={onSubmit}>
        {problem && <Banner tone="problem">{problem}</Banner>}
        {children}
      </Form>
    </Dialog>
  );
}
