import { useCopy } from '#app/pack-context.ts';

/** The hiring process, from the application to the badges. */
export function HiringSteps() {
  const { title, items } = useCopy('pages/talents-on-demand').steps;
  return (
    <section className="rounded-[24px] border border-hairline bg-white p-6">
      <h2 className="text-xl">{title}</h2>
      <ol className="mt-4.5">
        {items.map((step) => (
          <li
            key={step.title}
            className="relative pb-4.5 ps-8 leading-snug before:absolute before:top-1 before:start-1 before:size-3 before:rounded-full before:bg-primary-600 before:ring-4 before:ring-primary-100 not-last:after:absolute not-last:after:top-6 not-last:after:bottom-0 not-last:after:start-2.25 not-last:after:w-0.5 not-last:after:bg-primary-200 last:pb-0 last:before:bg-secondary-600 last:before:ring-secondary-100"
          >
            <strong className="block font-medium">{step.title}</strong>
            <span className="text-sm text-ink-600">{step.text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
