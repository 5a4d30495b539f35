import { priceOf } from './package-facts.ts';

interface StartingPriceProps {
  /** 'Starting at $X' */
  charge: string;
  className?: string;
}

/** The figure large, the words small above it. */
export function StartingPrice({ charge, className = '' }: StartingPriceProps) {
  const { words, figure } = priceOf(charge);
  return (
    <p className={`text-right leading-tight whitespace-nowrap ${className}`}>
      <span className="block text-xs text-ink-600">{words}</span>{' '}
      <strong className="text-xl font-bold tracking-[-0.03em] text-primary-700 tabular-nums">
        {figure}
      </strong>
    </p>
  );
}
