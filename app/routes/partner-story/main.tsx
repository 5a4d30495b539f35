import { useId } from 'react';
import type { PartnerStory } from '#contract/pages/partner-stories.ts';

/** Who they are, and how the two came together. */
export function PartnerMain({ main: { title, text } }: { main: PartnerStory['main'] }) {
  const id = useId();
  const [first, ...rest] = text;
  return (
    <section aria-labelledby={id} className="section bg-white">
      <div className="wrap">
        <h2 id={id} className="text-3xl tracking-[-0.03em]">
          {title}
        </h2>
        <div className="mt-7 grid gap-x-14 gap-y-5 lg:mt-9 lg:grid-cols-2">
          <p className="article-intro">{first}</p>
          <div className="long-text text-ink-700">
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
