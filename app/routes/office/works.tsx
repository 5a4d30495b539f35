import { useId } from 'react';
import { claimNamed } from '#app/ui/claim/claim-named.ts';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import { HeadingGroup } from '#app/ui/heading-group/heading-group.tsx';
import copy from '#content/pages/office.yaml';

/** How the house was made new. */
export function Works() {
  const { eyebrow, title, text, drawing, claims } = copy.works;
  const id = useId();
  return (
    <section aria-labelledby={id} className="section on-night ground-deep">
      <div className="wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-18">
        <div>
          <HeadingGroup id={id} eyebrow={eyebrow} heading={title} />
          {text.map((paragraph) => (
            <p key={paragraph} className="quiet mt-5 max-w-140 text-pretty">
              {paragraph}
            </p>
          ))}
          <dl className="mt-9 grid gap-x-8 gap-y-6 sm:grid-cols-2">
            {claims.map(claimNamed).map(({ figure, label }) => (
              <div
                key={figure}
                className="flex flex-col-reverse justify-end border-t border-white/25 pt-5"
              >
                <dt className="quiet mt-2 max-w-60 text-sm">{label}</dt>
                <dd className="text-3xl font-bold tracking-[-0.03em]">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Drawing src={drawing} />
      </div>
    </section>
  );
}
