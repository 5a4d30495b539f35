import { useId } from 'react';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import { HeadingGroup } from '#app/ui/heading-group/heading-group.tsx';
import { Timeline } from '#app/ui/timeline/timeline.tsx';
import copy from '#content/pages/remote-career.yaml';

const { eyebrow, title, lede, steps, drawing } = copy.onboarding;
const ITEMS = steps.map((step, index) => ({
  id: String(index),
  title: step.title,
  body: <p>{step.text}</p>,
}));

/** The way from the pool into a client's team; the heading stays in view beside it. */
export function Onboarding() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="section bg-white">
      <div className="wrap grid items-start gap-x-18 gap-y-10 lg:grid-cols-2">
        <div className="lg:sticky lg:top-12">
          <HeadingGroup id={headingId} eyebrow={eyebrow} heading={title} lede={lede} />
          <Drawing src={drawing} className="mt-9" />
        </div>
        <Timeline steps={ITEMS} />
      </div>
    </section>
  );
}
