import { useId } from 'react';
import { Grid } from '#app/ui/cards/card-grid.tsx';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { spaceAbove } from '#app/ui/layout/section-backgrounds.ts';
import { Portrait } from '#app/ui/media/portrait.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';
import type { PartnerStory } from '#contract/pages/partner-stories.ts';
import { Figures } from './figures.tsx';

interface PlacedProps<Name extends 'main' | 'infographic' | 'moreInfo' | 'testimonials'> {
  copy: NonNullable<PartnerStory[Name]>;
  place: SectionPlace;
}

export function PartnerFigures({ copy, place }: PlacedProps<'infographic'>) {
  const { title, text, numbers } = copy;
  return (
    <Section place={place} heading={title} lede={text}>
      <Figures
        items={numbers}
        className="sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]"
      />
    </Section>
  );
}

export function PartnerInfo({ copy: { title, tiles }, place }: PlacedProps<'moreInfo'>) {
  return (
    <Section place={place} heading={title}>
      <Grid
        gap="gap-5"
        items={tiles.map(({ title, description }) => ({
          key: title,
          className: 'card break-inside-avoid p-5 sm:p-7',
          content: (
            <>
              <h3 className="text-xl">{title}</h3>
              <p className="quiet mt-3">{description}</p>
            </>
          ),
        }))}
      />
    </Section>
  );
}

export function PartnerMain({ copy: { title, text }, place }: PlacedProps<'main'>) {
  const id = useId();
  const [first, ...rest] = text;
  return (
    <section aria-labelledby={id} className={`section ${spaceAbove(place)}`.trim()}>
      <div className="wrap">
        <h2 id={id} className="text-3xl tracking-[-0.03em]">
          {title}
        </h2>
        <div className="mt-7 grid gap-x-14 gap-y-5 lg:mt-9 lg:grid-cols-2">
          <p className="article-intro">{first}</p>
          <div className="long-text text-ink-700">
            <Paragraphs texts={rest} />
          </div>
        </div>
      </div>
    </section>
  );
}

type Testimonials = NonNullable<PartnerStory['testimonials']>;

/** The first of several testimonials gets the wider column. */
export function PartnerVoices({ copy, place }: PlacedProps<'testimonials'>) {
  const { title, items } = copy;
  return (
    <Section place={place} heading={title}>
      <ul className={`grid gap-x-14 gap-y-12 ${items.length > 1 ? 'lg:grid-cols-[7fr_5fr]' : ''}`}>
        {items.map((voice) => (
          <li key={voice.name} className="group border-t-2 border-ink pt-6">
            <Voice {...voice} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Voice(props: Testimonials['items'][number]) {
  const { image, paragraphs, name, designation, companyName } = props;
  return (
    <figure className="flex h-full break-inside-avoid flex-col justify-between gap-8">
      <blockquote className="quoted max-w-[41.25rem] space-y-4 text-xl leading-[1.34] font-medium tracking-[-0.018em] group-first:text-2xl group-first:leading-tight">
        <Paragraphs texts={paragraphs} />
      </blockquote>
      <figcaption className="flex items-center gap-4 leading-snug">
        <Portrait name={name} image={image} size="normal" />
        <span className="min-w-0">
          <strong className="block">{name}</strong>
          <span className="quiet text-sm">
            {designation}, {companyName}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
