import { usePack } from '#app/pack-context.ts';
import { priceOf } from './package-facts.ts';

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
