import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the page behind from scrolling, and from jumping where the scrollbar takes room. */
const LOCK = ['overflow-hidden', '[scrollbar-gutter:stable]'];

/**
 * Opens and closes a `<dialog>` as a modal one.
 * @param opener what gets the focus back; Safari does not focus a clicked button, so it must be told
 */
export function useModal(open: boolean, opener?: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    document.documentElement.classList.add(...LOCK);
    return () => {
      document.documentElement.classList.remove(...LOCK);
      element.close();
      opener?.current?.focus({ preventScroll: true });
    };
  }, [open, opener]);
  return dialog;
}
