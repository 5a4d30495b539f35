import { type RefObject, useEffect, useRef } from 'react';
import { lockPage } from './lock-page.ts';

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
    const unlockPage = lockPage();
    return () => {
      unlockPage();
      element.close();
      opener?.current?.focus({ preventScroll: true });
    };
  }, [open, opener]);
  return dialog;
}
