import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { publicVideo } from '#app/structured-data/video-object.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { cellOf } from '#app/ui/cards/card-columns.ts';
import { Grid } from '#app/ui/cards/card-grid.tsx';
import { LinkCards } from '#app/ui/cards/link-cards.tsx';
import { ValueCard } from '#app/ui/cards/value-card.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { Portrait } from '#app/ui/media/portrait.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { ExternalLink } from '#app/ui/navigation/external-link.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import { Hero } from './hero.tsx';
import { Letters } from './letters.tsx';
import { Story } from './story.tsx';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/about');

export function structuredData(page: PageFacts) {
  const { pack } = page;
  const copy = pack.copy('pages/about');
  const { description } = copy.meta;
  const { video } = copy.hero;
  return [
    webPage(copy.meta, page, 'AboutPage'),
    ...(video ? publicVideo({ ...video, description }, page) : []),
  ];
}

/** The sections' backgrounds run from night through a day and back to night. */
export default function AboutPage() {
  return (
    <>
      <Hero />
      <Motivation />
      <FirstScreenEnd />
      <Understanding />
      <Values />
      <Team />
      <Story />
      <Ways />
      <ScheduleCall />
    </>
  );
}

function Ways() {
  const { title, items } = useCopy('pages/about').ways;
  return (
    <Section heading={title}>
      <LinkCards links={items} />
    </Section>
  );
}

function Team() {
  const { title, lede, people, profile: label } = useCopy('pages/about').team;
  return (
    <Section background="morning" heading={title} lede={lede}>
      <Grid
        items={people.map(({ name, role, text, profile }) => ({
          key: name,
          className: 'card p-5 sm:p-7',
          content: (
            <>
              <div className="flex items-center gap-4 sm:block">
                <Portrait name={name} hasImage size="team" />
                <div className="sm:mt-5">
                  <h3 className="text-xl">{name}</h3>
                  <p className="mt-1 text-sm font-medium text-(--mark)">{role}</p>
                </div>
              </div>
              <p className="quiet mt-4 mb-2 sm:mt-3 sm:mb-3.5">{text}</p>
              <ExternalLink href={profile} className="cover-link mt-auto">
                {label}
                <span className="sr-only">: {name}</span>
              </ExternalLink>
            </>
          ),
        }))}
      />
    </Section>
  );
}

function Understanding() {
  const site = useCopy('site');
  const { title, lede, letters, mission, vision } = useCopy('pages/about').understanding;
  return (
    <Section
      background="morning"
      eyebrow={
        site.nativeName && (
          <span lang={site.nativeLanguage} className="font-sans">
            {site.nativeName}
          </span>
        )
      }
      heading={fillPlaceholders(title, { name: site.name })}
      lede={lede}
    >
      {site.acronym && (
        <p className="text-xl font-bold tracking-[-0.02em] text-primary-800">{site.acronym}</p>
      )}
      {letters && <Letters letters={letters} />}
      <div className="mt-14 grid gap-6 md:grid-cols-2 lg:mt-18">
        <Aim {...mission} className="bg-white" />
        <Aim {...vision} className="on-night bg-primary-900 text-white" />
      </div>
    </Section>
  );
}

function Aim({ title, text, className }: { title: string; text: string; className: string }) {
  return (
    <div className={`rounded-panel p-6 sm:p-9 ${className}`}>
      <h3 className="text-base font-medium tracking-normal text-(--mark)">{title}</h3>
      <p className="mt-4 text-2xl leading-tight font-medium tracking-[-0.02em] text-balance">
        {text}
      </p>
    </div>
  );
}

/** Neighbors differ, so diagonal cards have the same color. */
const valueBackground = (index: number, count: number) => {
  const { row, column } = cellOf(index, count);
  return (row + column) % 2 === 0 ? 'sky' : 'dawn';
};

function Values() {
  const { title, lede, items } = useCopy('pages/about').values;
  return (
    <Section heading={title} lede={lede}>
      <Grid
        items={items.map((item, index) => ({
          key: item.title,
          content: <ValueCard {...item} background={valueBackground(index, items.length)} />,
        }))}
      />
    </Section>
  );
}

function Motivation() {
  const { title, lede, text, drawing, button } = useCopy('pages/about').why;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={
        drawing
          ? 'section wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-[clamp(40px,5.6vw,72px)]'
          : 'section wrap'
      }
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
