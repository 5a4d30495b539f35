import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

interface SelectionBarProps {
  count: number;
  total: number | string;
  /** Appended to the count for screen readers. */
  note?: string;
  onClear: () => void;
  children: ReactNode;
}

/** Moves toasts above the bar. */
function makeRoom(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  style.setProperty('--toasts-above', `${bar.offsetHeight + 8}px`);
  return () => void style.removeProperty('--toasts-above');
}

/** Toolbar at the bottom of a list while rows are selected. Screen readers announce the count. */
export function SelectionBar({ count, total, note = '', onClear, children }: SelectionBarProps) {
  return (
    <>
      <span role="status" className="sr-only">
        {count > 0 ? `${count} of ${total} selected${note}` : ''}
      </span>
      {count > 0 && (
        <div
          ref={makeRoom}
          role="toolbar"
          aria-label="Bulk actions"
          className="no-print fixed inset-x-2 bottom-2 z-20 mx-auto flex w-fit max-w-[calc(100%-1rem)] flex-wrap items-center gap-1.5 rounded-card bg-raised p-2 shadow-float max-md:bottom-[calc(var(--bar-height)+0.5rem)] max-sm:w-auto max-sm:max-w-none forced-colors:border md:left-15 lg:left-55"
        >
          <span aria-hidden className="px-2 text-sm font-medium max-sm:flex-1">
            {count} of {total} selected
          </span>
          <div className="flex flex-wrap gap-1.5 max-sm:order-1 max-sm:w-full max-sm:justify-between max-sm:gap-0 max-sm:*:px-2">
            {children}
          </div>
          <IconButton icon="x" label="Clear selection" onClick={onClear} />
        </div>
      )}
    </>
  );
}
