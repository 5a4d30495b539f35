import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { HeadingGroup } from '#app/ui/heading-group/heading-group.tsx';
import { ArrowLink } from '#app/ui/link/arrow-link.tsx';

/** What people ask about prices before they sign. */
export function Questions() {
  const copy = useCopy('pages/service-packages');
  const id = useId();
  const { eyebrow, title, lede, items } = copy.questions;
  return (
    <section id="questions" aria-labelledby={id} className="section ground-dawn">
      <div className="wrap grid items-start gap-x-16 gap-y-9 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <HeadingGroup id={id} eyebrow={eyebrow} heading={title} lede={lede} />
        <Accordion
          initial={[items[0]?.title ?? '']}
          items={items.map(({ title, text, link }) => ({
            id: title,
            title,
            panel: (
              <>
                <p className="max-w-160">{text}</p>
                {link && <ArrowLink href={link.href}>{link.title}</ArrowLink>}
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}
