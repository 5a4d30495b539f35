import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { marked } from '#app/ui/text/marked.tsx';

/** What the company is, in words to be quoted, and beside them its facts. */
export function InShort() {
  const copy = useCopy('pages/press');
  const { about, facts } = copy;
  const [aboutId, factsId] = [useId(), useId()];
  return (
    <div className="section wrap grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section aria-labelledby={aboutId}>
        <h2 id={aboutId} className="text-3xl tracking-[-0.03em]">
          {about.title}
        </h2>
        {about.text.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-160 text-lg">
            {paragraph}
          </p>
        ))}
      </section>
      <section aria-labelledby={factsId} className="rounded-panel bg-primary-100 p-6 sm:p-9">
        <h2 id={factsId} className="text-2xl">
          {facts.title}
        </h2>
        <dl className="mt-5 grid gap-x-6 sm:grid-cols-[auto_1fr]">
          {facts.items.map(({ term, value }) => (
            <div
              key={term}
              className="py-2.5 not-first:border-t not-first:border-primary-300 sm:col-span-2 sm:grid sm:grid-cols-subgrid"
            >
              <dt className="text-sm leading-6 text-ink-700">{term}</dt>
              <dd>{marked(value)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
