import { type ComponentProps, useEffect, useRef } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Under way: it is not sent again. */
  isBusy?: boolean;
  onSend: () => unknown;
}

/**
 * Fields that are sent together. What is wrong is told beside them, not in bubbles of the browser, and the
 * first of them takes the focus.
 */
export function Form({ isBusy = false, onSend, ...rest }: FormProps) {
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
        // What is a dialog in the page's tree is none of the form around it.
        event.stopPropagation();
        if (!isBusy) void onSend();
      }}
    />
  );
}
