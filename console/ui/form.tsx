import { type ComponentProps, useEffect, useRef } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** In progress: the form is not submitted again. */
  isBusy?: boolean;
  onSubmit: () => unknown;
}

/**
 * A form without the browser's validation bubbles. After a failed submission the first invalid
 * field gets the focus.
 */
export function Form({ isBusy = false, onSubmit, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <form
      ref={form}
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog's form may be inside another form in the React tree, where the event would
        // bubble.
        event.stopPropagation();
        if (!isBusy) void onSubmit();
      }}
    />
  );
}
