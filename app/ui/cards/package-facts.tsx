import { usePack } from '#app/pack-context.ts';

interface StartingPriceProps {
  /** 'Starting at $X' */
  charge: string;
  className?: string;
}

/** The figure large, the words small above it. */
export function StartingPrice({ charge, className = '' }: StartingPriceProps) {
  const { t, format } = usePack().locale;
  const { words, figure } = priceOf(charge);
  return (
    <p className={`text-right leading-tight whitespace-nowrap ${className}`}>
      <span className="block text-xs text-ink-600">{t(words)}</span>{' '}
      <strong className="text-xl font-bold tracking-[-0.03em] text-primary-700 tabular-nums">
        {format.digits(figure)}
      </strong>
    </p>
  );
}

/** The page of all service packages; each has its own below it. */
export const PACKAGES_PAGE = '/service-packages';

export function hrefOfPackage(slug: string): string {
  return `${PACKAGES_PAGE}/${slug}`;
}

/** 'Starting at $7,999' in its two parts, and as a number to compare. */
export function priceOf(charge: string): { words: string; figure: string; amount: number } {
  const [, words = '', figure = charge] = /^(.*?)\s*(\S+)$/.exec(charge) ?? [];
  return { words, figure, amount: Number(figure.replace(/\D/g, '')) };
}
