import { Behavior } from '#app/islands/behavior.tsx';
import countUp from './count-up.behavior.ts';
import { Counter, type CounterProps } from './counter.tsx';

interface CountersProps {
  items: readonly (CounterProps & { label: string })[];
}

/** Figures beside each other, each with what it counts. */
export function Counters({ items }: CountersProps) {
  return (
    <Behavior of={countUp} props={{}}>
      <dl className="grid gap-8 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {items.map(({ label, ...figure }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-2">
            <dt className="text-ink-700">{label}</dt>
            <dd className="text-4xl font-bold tracking-[-0.03em] text-primary-700">
              <Counter {...figure} />
            </dd>
          </div>
        ))}
      </dl>
    </Behavior>
  );
}
