import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { ClaimRow } from '#app/ui/claim/claim-row.tsx';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import { HeadingGroup } from '#app/ui/heading-group/heading-group.tsx';

/** How the house was made new. */
export function Works() {
  const copy = useCopy('pages/office');
  const { eyebrow, title, text, drawing, claims } = copy.works;
  const id = useId();
  return (
    <section aria-labelledby={id} className="section on-night ground-deep">
      <div className="wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-18">
        <div>
          <HeadingGroup id={id} eyebrow={eyebrow} heading={title} />
          {text.map((paragraph) => (
            <p key={paragraph} className="quiet mt-5 max-w-140">
              {paragraph}
            </p>
          ))}
          <ClaimRow names={claims} className="mt-9 sm:grid-cols-2" />
        </div>
        <Drawing src={drawing} />
      </div>
    </section>
  );
}
