import { Behavior } from '#app/islands/behavior.tsx';
import timeline from './timeline.behavior.ts';
import { type TimelineItem, TimelineStep } from './timeline-step.tsx';

interface TimelineProps {
  steps: readonly TimelineItem[];
  heading?: 'h2' | 'h3' | 'h4';
}

/** Steps along a line that fills as one reads on. */
export function Timeline({ steps, heading = 'h3' }: TimelineProps) {
  return (
    <Behavior of={timeline} props={{}}>
      <div className="relative">
        <div
          data-rail=""
          aria-hidden="true"
          className="absolute inset-y-2 left-5.25 w-0.5 bg-ink-200"
        >
          <div className="h-full origin-top scale-y-(--filled,0) bg-primary-600 motion-reduce:scale-y-100 noscript:scale-y-100" />
        </div>
        <ol className="relative">
          {steps.map((item, index) => (
            <TimelineStep key={item.id} item={item} number={index + 1} heading={heading} />
          ))}
        </ol>
      </div>
    </Behavior>
  );
}
