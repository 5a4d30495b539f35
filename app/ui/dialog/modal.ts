export interface Modal {
  open(): void;
}

/**
 * Makes a `<dialog>` modal. Escape, buttons with `data-close` and a click on the backdrop close it.
 * @param opener gets the focus back, explicitly because Safari does not focus a clicked button
 */
export function modal(dialog: HTMLDialogElement, opener: HTMLElement, onClose?: () => void): Modal {
  let unlockPage: (() => void) | undefined;
  dialog.addEventListener('close', () => {
    unlockPage?.();
    onClose?.();
    opener.focus({ preventScroll: true });
  });
  dialog.addEventListener('click', ({ target }) => {
    const closes = target === dialog || (target as Element).closest('[data-close]');
    if (closes) dialog.close();
  });
  return {
    open() {
      dialog.showModal();
      unlockPage = lockPage();
    },
  };
}

/**
 * Prevents the page from scrolling, and pads it by the width of the removed scrollbar, so that its
 * text does not shift.
 * @returns a function that undoes it
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
