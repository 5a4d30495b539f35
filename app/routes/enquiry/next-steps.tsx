import { Drawing } from '#app/ui/drawing/drawing.tsx';
import { NumberedSteps } from '#app/ui/steps/numbered-steps.tsx';
import type { EnquiryCopy } from '#contract/pages/enquiry.ts';

interface NextStepsProps {
  title: string;
  items: EnquiryCopy['steps']['items'];
  /** URL of the drawing. */
  drawing: string;
}

/** What happens to an enquiry, in order. */
export function NextSteps({ title, items, drawing }: NextStepsProps) {
  return (
    <section aria-labelledby="next-steps" className="lg:sticky lg:top-6">
      <Drawing src={drawing} className="mb-8" />
      <h2 id="next-steps" className="text-2xl">
        {title}
      </h2>
      <div className="mt-6">
        <NumberedSteps items={items} />
      </div>
    </section>
  );
}
