import { usePack } from '#app/pack-context.ts';

interface StartingPriceProps {
  /** For example 'Starting at $7,999'. */
  charge: string;
  className?: string;
}

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

/** The list of all service packages; the page of each is below it. */
export const PACKAGES_PAGE = '/service-packages';

export function hrefOfPackage(slug: string): string {
  return `${PACKAGES_PAGE}/${slug}`;
}

/** Splits 'Starting at $7,999' into text and figure; `amount` is the figure as a number. */
export function priceOf(charge: string): { words: string; figure: string; amount: number } {
  const [, words = '', figure = charge] = /^(.*?)\s*(\S+)$/.exec(charge) ?? [];
  return { words, figure, amount: Number(figure.replace(/\D/g, '')) };
}
