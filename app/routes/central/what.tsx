import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import { HeadingGroup } from '#app/ui/heading-group/heading-group.tsx';

/** What the place is for. */
export function What() {
  const copy = useCopy('pages/central');
  const { eyebrow, title, text, drawing } = copy.what;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="section wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-[clamp(40px,5.6vw,72px)]"
    >
      <div>
        <HeadingGroup id={id} eyebrow={eyebrow} heading={title} />
        {text.map((paragraph) => (
          <p key={paragraph} className="quiet mt-5 max-w-[34em] text-lg">
            {paragraph}
          </p>
        ))}
      </div>
      <Drawing src={drawing} className="lg:order-first" />
    </section>
  );
}
