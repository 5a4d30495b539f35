import type { CardFigure as Figure } from '#contract/collections.ts';

/** The figure of a customer's story, the largest text on its card. */
export function CardFigure({ value, label, className = '' }: Figure & { className?: string }) {
  return (
    <p className={className}>
      <strong className="block text-[2.75rem] leading-none font-bold tracking-[-0.04em] text-(--mark) tabular-nums">
        {value}
      </strong>{' '}
      <span className="mt-2 block max-w-72 font-medium text-balance">{label}</span>
    </p>
  );
}
