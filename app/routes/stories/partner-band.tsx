import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import { HeadingGroup } from '#app/ui/heading-group/heading-group.tsx';

/** Leads to the story of a company that delivers with us. */
export function PartnerBand() {
  const copy = useCopy('pages/customers');
  const id = useId();
  const { eyebrow, title, text, drawing, link } = copy.partner;
  return (
    <section aria-labelledby={id} className="section ground-dawn [--mark:var(--color-earth)]">
      <div className="wrap grid items-center gap-x-14 gap-y-9 lg:grid-cols-2">
        <div>
          <HeadingGroup id={id} eyebrow={eyebrow} heading={title} lede={text} />
          <ButtonLink href={link.href} tone="ink" className="mt-7 w-full sm:w-auto">
            {link.title}
          </ButtonLink>
        </div>
        <Drawing src={drawing} />
      </div>
    </section>
  );
}
