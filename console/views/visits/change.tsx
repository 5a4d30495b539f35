import { changeLabel } from './visit-labels.ts';

interface ChangeProps {
  count: number;
  /** Null if the period before was not counted completely. */
  previous: number | null;
}

/** The difference from the period before. */
export function Change({ count, previous }: ChangeProps) {
  if (previous === null) return null;
  const label = changeLabel(count, previous);
  if (label === '') return null;
  return (
    <span className={`text-xs tabular-nums ${count > previous ? 'text-success' : 'text-quiet'}`}>
      {label}
      <span className="sr-only"> compared with the period before</span>
    </span>
  );
}
