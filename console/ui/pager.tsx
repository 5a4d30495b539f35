import { Button } from './button.tsx';

interface PagerProps {
  /** Shown between the buttons: "1 to 50 of 1,204". */
  children: React.ReactNode;
  /** Disables the button if undefined. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

export function Pager({ children, onPrevious, onNext }: PagerProps) {
  return (
    <nav
      aria-label="Pagination"
      className="no-print flex items-center justify-between gap-3 border-t border-line px-4 py-2.5 text-xs text-quiet"
    >
      <Button size="small" icon="chevron-left" disabled={!onPrevious} onClick={onPrevious}>
        Previous
      </Button>
      <span aria-live="polite">{children}</span>
      <Button size="small" disabled={!onNext} onClick={onNext}>
        Next <span aria-hidden className="icon icon-chevron-right size-4" />
      </Button>
    </nav>
  );
}
