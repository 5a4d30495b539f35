import { usePack } from '#app/pack-context.ts';

interface StartingPriceProps {
  /** For example 'Starting at $7,999'. */
  charge: string;
  className?: string;
}

export function StartingPrice({ charge, className = '' }: StartingPriceProps) {
  const { t, format } = usePack().locale;
  const { label, figure } = priceOf(charge);
  return (
    <p className={`text-end leading-tight whitespace-nowrap ${className}`}>
      <span className="block text-xs text-ink-600">{t(label)}</span>{' '}
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

/**
 * Splits 'Starting at $7,999' into text and figure; `amount` is the figure as a number. A text without
 * digits, such as 'Price on request', is all figure.
 */
export function priceOf(charge: string): { label: string; figure: string; amount: number } {
  const [, label = '', figure = charge] = /^(\D*?)\s*(\S*\d.*)$/.exec(charge) ?? [];
  return { label, figure, amount: Number(figure.replace(/\D/g, '')) };
}
