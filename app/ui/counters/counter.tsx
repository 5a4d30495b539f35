import { useRef } from 'react';
import { useEased } from '#app/ui/motion/use-eased.ts';

interface CounterProps {
  value: number;
  /** What stands around the figure, for example `+` or `%`. */
  before?: string;
  after?: string;
}

const format = (value: number) => Math.round(value).toLocaleString('en-US');

/** A figure that counts up once. Its final value keeps the room and is what screen readers get. */
export function Counter({ value, before = '', after = '' }: CounterProps) {
  const place = useRef<HTMLSpanElement>(null);
  const final = useRef<HTMLSpanElement>(null);
  const running = useRef<HTMLSpanElement>(null);
  useEased(place, value, (now) => {
    const under = now !== value;
    final.current?.classList.toggle('opacity-0', under);
    running.current?.classList.toggle('hidden', !under);
    if (running.current) running.current.textContent = `${before}${format(now)}${after}`;
  });
  return (
    <span ref={place} className="relative inline-block tabular-nums">
      <span ref={final}>
        {before}
        {format(value)}
        {after}
      </span>
      <span ref={running} aria-hidden="true" className="absolute inset-0 hidden" />
    </span>
  );
}
