import type { ReactNode } from 'react';
import { Behavior } from '#app/islands/behavior.tsx';
import { usePack } from '#app/pack-context.ts';
import timeline from './timeline.behavior.ts';

interface TimelineProps {
  steps: readonly TimelineItem[];
}

/** Steps along a line that fills while the page is scrolled. */
export function Timeline({ steps }: TimelineProps) {
  return (
    <Behavior start={timeline} props={{}}>
      <div className="relative">
        <div
          data-rail=""
          aria-hidden="true"
          className="absolute inset-y-2 start-5.25 w-0.5 bg-ink-200"
        >
          <div className="h-full origin-top scale-y-(--filled,0) bg-primary-600 motion-reduce:scale-y-100 noscript:scale-y-100" />
        </div>
        <ol className="relative">
          {steps.map((item, index) => (
            <TimelineStep key={item.id} item={item} number={index + 1} />
          ))}
        </ol>
      </div>
    </Behavior>
  );
}

interface TimelineItem {
  id: string;
  title: string;
  body: ReactNode;
}

interface TimelineStepProps {
  item: TimelineItem;
  number: number;
}

/** A reached step stays active. Without scripts and with reduced motion, all steps are active. */
function TimelineStep({ item, number }: TimelineStepProps) {
  const { digits } = usePack().locale.format;
  return (
    <li
      data-active="false"
      className="group relative grid grid-cols-[auto_1fr] gap-x-5 pb-12 last:pb-0 sm:gap-x-7"
    >
      <span
        aria-hidden="true"
        className="relative grid size-11 place-items-center rounded-full border-2 border-ink-300 bg-paper font-bold text-ink-600 transition duration-300 group-data-[active=true]:border-primary-600 group-data-[active=true]:bg-primary-600 group-data-[active=true]:text-white motion-reduce:border-primary-600 motion-reduce:bg-primary-600 motion-reduce:text-white noscript:border-primary-600 noscript:bg-primary-600 noscript:text-white"
      >
        {digits(number)}
      </span>
      <div className="translate-x-2 pt-1.5 rtl:not-group-data-[active=true]:-translate-x-2 transition duration-300 group-data-[active=true]:translate-x-0 motion-reduce:translate-x-0 noscript:translate-x-0">
        <h3 className="text-xl font-bold tracking-[-0.025em]">{item.title}</h3>
        <div className="mt-2.5 max-w-[62ch] text-ink-700">{item.body}</div>
      </div>
    </li>
  );
}
