import { usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';

interface PaginationProps {
  /** The first page is 1. */
  page: number;
  pageSize: number;
  total: number;
  hrefOf: (page: number) => string;
  /** The shown range, such as 'Roles 1 to 8 of 24'. */
  range: string;
}

const ROUND =
  'grid h-11.5 min-w-11.5 place-items-center rounded-full px-2 font-medium tabular-nums';

/** Renders nothing for a single page. */
export function Pagination({ page, pageSize, total, hrefOf, range }: PaginationProps) {
  const pages = Math.ceil(total / pageSize);
  const { t, format } = usePack().locale;
  if (pages < 2) return null;
  return (
    <nav
      aria-label={t('Pages')}
      className="no-print mt-7 flex flex-wrap items-center gap-1 sm:gap-2"
    >
      <span className="me-auto w-full text-sm text-ink-600 sm:w-auto">{range}</span>
      <Step to={page > 1 ? hrefOf(page - 1) : null} label={t('Previous page')} rel="prev">
        <Icon name="arrow-left" size={18} />
      </Step>
      {visiblePages(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: at most two, at fixed positions
          <span key={`gap ${index}`} aria-hidden="true" className="w-4 text-center text-ink-600">
            …
          </span>
        ) : (
          <a
            key={number}
            href={hrefOf(number)}
            aria-label={t(`Page ${number}`)}
            aria-current={number === page ? 'page' : undefined}
            className={`${ROUND} ${number === page ? 'bg-ink text-white' : 'hover:bg-primary-100'}`}
          >
            {format.digits(number)}
          </a>
        ),
      )}
      <Step to={page < pages ? hrefOf(page + 1) : null} label={t('Next page')} rel="next">
        <Icon name="arrow-right" size={18} />
      </Step>
    </nav>
  );
}

interface StepProps {
  to: string | null;
  label: string;
  rel: string;
  children: React.ReactNode;
}

function Step({ to, label, rel, children }: StepProps) {
  const className = `${ROUND} border-[1.5px] border-ink-300 bg-white`;
  if (to === null) {
    return (
      <span aria-hidden="true" className={`${className} opacity-45`}>
        {children}
      </span>
    );
  }
  return (
    <a href={to} aria-label={label} rel={rel} className={`${className} hover:border-ink-400`}>
      {children}
    </a>
  );
}

/** Up to this many pages, all numbers are shown. */
const MAX_WITHOUT_GAP = 7;

/** The first page, the last one and those around the current one; `null` is a gap. */
export function visiblePages(page: number, pages: number): (number | null)[] {
  if (pages <= MAX_WITHOUT_GAP) return Array.from({ length: pages }, (_, index) => index + 1);
  // Near an end as many numbers are shown as in the middle, so that the buttons do not move.
  const isNearStart = page <= 4;
  const isNearEnd = page >= pages - 3;
  const from = isNearStart ? 2 : isNearEnd ? pages - 4 : page - 1;
  const to = isNearStart ? 5 : isNearEnd ? pages - 1 : page + 1;
  const around = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [1, ...(from > 2 ? [null] : []), ...around, ...(to < pages - 1 ? [null] : []), pages];
}
