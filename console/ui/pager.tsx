import { Button } from './button.tsx';
import type { useCursorPages } from './cursor-pages.ts';

interface PagerProps {
  /** Shown between the buttons: "1 to 50 of 1,204". */
  children: React.ReactNode;
  /** Disables the button if undefined. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  previousLabel?: string | undefined;
}

export function Pager(props: PagerProps) {
  const { children, onPrevious, onNext, previousLabel = 'Previous' } = props;
  return (
    <nav
      aria-label="Pagination"
      className="no-print flex items-center justify-between gap-3 border-t border-line px-4 py-2.5 text-xs text-quiet"
    >
      <Button size="small" icon="chevron-left" disabled={!onPrevious} onClick={onPrevious}>
        {previousLabel}
      </Button>
      <span aria-live="polite">{children}</span>
      <Button size="small" disabled={!onNext} onClick={onNext}>
        Next <span aria-hidden className="icon icon-chevron-right size-4" />
      </Button>
    </nav>
  );
}

interface CursorPagerProps {
  children: React.ReactNode;
  pages: ReturnType<typeof useCursorPages>;
  /** Cursor of the next page; none while the previous page is still shown. */
  next: string | null | undefined;
}

/** The pager of a list whose page is in the URL. */
export function CursorPager({ children, pages, next }: CursorPagerProps) {
  return (
    <Pager
      onPrevious={pages.openPrevious}
      previousLabel={pages.isOpenedByLink ? 'First page' : undefined}
      onNext={next ? () => pages.openNext(next) : undefined}
    >
      {children}
    </Pager>
  );
}
