import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Called on Escape, the close button or a click outside. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom; the primary one is last. */
  footer?: ReactNode;
  size?: 'narrow' | 'normal' | 'wide';
  /** Ignores clicks outside, which would lose input. */
  keepsOpenOnOutsideClick?: boolean;
}

const WIDTHS = { narrow: 'max-w-96', normal: 'max-w-140', wide: 'max-w-200' } as const;

/** A native `<dialog>`: it traps and restores the focus and makes the page inert. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen && <OpenDialog {...rest} />;
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const {
    title,
    onClose,
    children,
    footer,
    size = 'normal',
    keepsOpenOnOutsideClick = false,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The browser restores the focus only if the dialog is closed before it leaves the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    initialFocus(element)?.focus();
    return () => element.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (!keepsOpenOnOutsideClick && event.target === event.currentTarget) onClose();
      }}
      className={`m-auto w-[calc(100%-2rem)] overflow-hidden rounded-panel bg-raised p-0 text-text shadow-float backdrop:bg-[rgb(4_16_30/45%)] max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none motion-safe:starting:translate-y-2 motion-safe:starting:opacity-0 motion-safe:transition-[opacity,translate] motion-safe:duration-150 forced-colors:border ${WIDTHS[size]}`}
    >
      <div className="flex max-h-[min(44rem,calc(100dvh-3rem))] flex-col">
        <header className="flex items-center justify-between gap-3 px-5 pt-4 pb-1">
          <h2 id={id} tabIndex={-1} className="min-w-0 text-lg wrap-anywhere outline-none">
            {title}
          </h2>
          <IconButton icon="x" label="Close" onClick={onClose} className="-mr-2" />
        </header>
        <div className="overflow-y-auto overscroll-contain px-5 pt-2 pb-5">{children}</div>
        {footer && (
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line bg-sunken px-5 py-3">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}

const FIELDS = 'input:not(:disabled, [readonly]), textarea:not(:disabled), select:not(:disabled)';

/**
 * Initial focus: the first field. The heading instead if there is no field, if the dialog would
 * scroll to it, or if it would open an on-screen keyboard.
 */
function initialFocus(dialog: HTMLDialogElement): HTMLElement | null {
  const field = matchMedia('(pointer: coarse)').matches ? null : dialog.querySelector(FIELDS);
  return field && isInView(field) ? (field as HTMLElement) : dialog.querySelector('h2');
}

function isInView(field: Element): boolean {
  const content = field.closest('.overflow-y-auto');
  if (!content) return true;
  return field.getBoundingClientRect().bottom <= content.getBoundingClientRect().bottom;
}
