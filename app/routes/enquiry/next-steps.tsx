import { Drawing } from '#app/ui/drawing/drawing.tsx';
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
      <ol className="mt-6 grid gap-6">
        {items.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[auto_1fr] gap-x-4">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-primary-100 text-sm font-bold text-primary-800"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl leading-9">{step.title}</h3>
              <p className="quiet mt-1 text-pretty">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
