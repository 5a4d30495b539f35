export interface Modal {
  open(): void;
}

/**
 * Opens a `<dialog>` as a modal one. Escape, its buttons with `data-close` and a click beside it close
 * it.
 * @param opener gets the focus back; Safari does not focus a clicked button, so it must be told
 * @param onClose called once it is closed
 */
export function modal(dialog: HTMLDialogElement, opener: HTMLElement, onClose?: () => void): Modal {
  let unlockPage: (() => void) | undefined;
  dialog.addEventListener('close', () => {
    unlockPage?.();
    onClose?.();
    opener.focus({ preventScroll: true });
  });
  dialog.addEventListener('click', ({ target }) => {
    const isClosing = target === dialog || (target as Element).closest('[data-close]');
    if (isClosing) dialog.close();
  });
  return {
    open() {
      dialog.showModal();
      unlockPage = lockPage();
    },
  };
}

/**
 * Keeps the page behind from scrolling, and its text where it was where a scrollbar goes away.
 * @returns what ends it
 */
function lockPage(): () => void {
  const { documentElement: page, body } = document;
  body.style.paddingRight = `${innerWidth - page.clientWidth}px`;
  page.style.overflow = 'hidden';
  return () => {
    page.style.overflow = '';
    body.style.paddingRight = '';
  };
}
