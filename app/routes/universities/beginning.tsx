import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import { NumberedSteps } from '#app/ui/steps/numbered-steps.tsx';

/** How a partnership starts. */
export function Beginning() {
  const copy = useCopy('pages/universities-and-partners');
  const { title, drawing, items } = copy.steps;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="section wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-[clamp(40px,5.6vw,72px)]"
    >
      <div>
        <h2 id={id} className="mb-8 text-3xl tracking-[-0.03em]">
          {title}
        </h2>
        <NumberedSteps items={items} />
      </div>
      <Drawing src={drawing} className="lg:order-first" />
    </section>
  );
}
