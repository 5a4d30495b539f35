import { formatCount } from './format-count.ts';

export interface CounterProps {
  value: number;
  /** What stands around the figure, for example `+` or `%`. */
  before?: string;
  after?: string;
}

/** A figure that `count-up.behavior.ts` counts up. Its final value is what screen readers get. */
export function Counter({ value, before = '', after = '' }: CounterProps) {
  return (
    <span
      data-count={value}
      data-before={before}
      data-after={after}
      className="relative inline-block tabular-nums"
    >
      <span>{`${before}${formatCount(value)}${after}`}</span>
    </span>
  );
}
