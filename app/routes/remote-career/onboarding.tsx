import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import { HeadingGroup } from '#app/ui/heading-group/heading-group.tsx';
import { Timeline } from '#app/ui/timeline/timeline.tsx';

/** The way from the pool into a client's team; the heading stays in view beside it. */
export function Onboarding() {
  const copy = useCopy('pages/remote-career');
  const { eyebrow, title, lede, steps, drawing } = copy.onboarding;
  const headingId = useId();
  const items = steps.map((step, index) => ({
    id: String(index),
    title: step.title,
    body: <p>{step.text}</p>,
  }));
  return (
    <section aria-labelledby={headingId} className="section bg-white">
      <div className="wrap grid items-start gap-x-18 gap-y-10 lg:grid-cols-2">
        <div className="lg:sticky lg:top-12">
          <HeadingGroup id={headingId} eyebrow={eyebrow} heading={title} lede={lede} />
          <Drawing src={drawing} className="mt-9" />
        </div>
        <Timeline steps={items} />
      </div>
    </section>
  );
}
