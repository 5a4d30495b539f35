import { useId } from 'react';
import type { SectionCopy } from '#app/pack.ts';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { spaceAbove } from '#app/ui/layout/section-backgrounds.ts';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';

interface MotivationProps {
  copy: SectionCopy<'pages/about', 'why'>;
  place: SectionPlace;
}

export function Motivation({ copy, place }: MotivationProps) {
  const { title, lede, text, drawing, button } = copy;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`section wrap ${drawing ? 'grid items-center gap-10 lg:grid-cols-2 lg:gap-[clamp(40px,5.6vw,72px)]' : ''} ${spaceAbove(place)}`.trim()}
    >
      <div className={drawing ? undefined : 'heading-beside'}>
        <h2 id={id} className="mb-6 text-3xl tracking-[-0.03em]">
          {title}
        </h2>
        <p className="max-w-[34em] text-lg">{lede}</p>
        <Paragraphs texts={text} className="mt-4 max-w-[34em] text-ink-700" />
        <ButtonLink link={button} className="mt-8" />
      </div>
      <Drawing src={drawing} />
    </section>
  );
}
