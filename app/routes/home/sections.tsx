/** The sections of the home page, and which of them the pack has something to show in. */
import type { ReactElement } from 'react';
import { Newsletter } from '#app/forms/newsletter/newsletter.tsx';
import { documentTitle } from '#app/metadata.ts';
import type { Copy, LocalizedPack, SectionCopy } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { CardGrid } from '#app/ui/cards/card-grid.tsx';
import { SolutionCard } from '#app/ui/cards/solution-card.tsx';
import { StoryCard } from '#app/ui/cards/story-card.tsx';
import type { ArrangedSection } from '#app/ui/layout/arranged-sections.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import { type SectionId, sectionsOf } from '#contract/page-sections.ts';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import {
  HOME_BACKGROUNDS,
  type HomeBackground,
  type HomePlace,
  lightBackground,
} from './home-place.ts';
import { PackageSlider } from './package-slider/package-slider.tsx';
import { Partners } from './partners.tsx';
import { ShortMeter } from './short-meter.tsx';
import { Voices } from './voices/voices.tsx';
import { Why } from './why.tsx';

type HomeSection = SectionId<'home'>;

/**
 * The sections of the page in their order, without those whose lists are empty, and without those
 * of areas that the brand leaves out.
 */
export function visibleSections(pack: LocalizedPack): HomeSection[] {
  const testimonials = pack.copy('testimonials');
  const copy = pack.copy('pages/home');
  const lists: Partial<Record<HomeSection, readonly unknown[] | undefined>> = {
    packages: pack.copy('service-packages'),
    solutions: pack.copy('solutions'),
    figures: copy.why?.figures?.claims,
    partners: pack.copy('partners'),
    cases: pack.copy('case-studies'),
    voices: [...testimonials.customers, ...testimonials.talents],
  };
  const hidden: HomeSection[] = [
    ...(pack.hasImpactMeter ? [] : (['meter'] as const)),
    ...(pack.has('newsletter') ? [] : (['newsletter'] as const)),
  ];
  return sectionsOf('home', copy).filter((id) => lists[id]?.length !== 0 && !hidden.includes(id));
}

type HomeParts = Record<HomeSection, ArrangedSection<HomeBackground> | undefined>;

/** A section that is laid out when it comes near, if the page has its copy. */
const later = <Name extends HomeSection, Copy>(
  id: Name,
  copy: Copy | undefined,
  className: string,
  render: (copy: Copy, place: HomePlace) => ReactElement,
): ArrangedSection<HomeBackground> | undefined =>
  copy === undefined
    ? undefined
    : {
        backgrounds: HOME_BACKGROUNDS[id],
        render: (place) => <div className={className}>{render(copy, place)}</div>,
      };

/**
 * Sections below the first screen are laid out later.
 * @param ids the sections that the page shows, in their order
 */
export function homeSections(copy: Copy['pages/home'], ids: readonly HomeSection[]): HomeParts {
  const { packages, solutions, why, cases, voices, deRisk } = copy;
  return {
    hero: { backgrounds: HOME_BACKGROUNDS.hero, render: () => <Hero /> },
    packages: packages && {
      backgrounds: HOME_BACKGROUNDS.packages,
      render: (place) => <PackageSlider copy={packages} place={place} />,
    },
    solutions: later(
      'solutions',
      solutions,
      'content-visibility-900 lg:content-visibility-600',
      (text, place) => <Solutions copy={text} place={place} />,
    ),
    why: later(
      'why',
      why,
      '[--until:400ms] content-visibility-1120 md:content-visibility-900 lg:content-visibility-600',
      (text, place) => <Why copy={text} place={place} />,
    ),
    figures: later(
      'figures',
      why?.figures,
      '[--until:450ms] content-visibility-990 sm:content-visibility-550 xl:content-visibility-360',
      (figures, place) => {
        const isEndOfWhy = ids[ids.indexOf('figures') - 1] === 'why';
        return <Figures copy={figures} place={place} isEndOfWhy={isEndOfWhy} />;
      },
    ),
    partners: later(
      'partners',
      why?.partners,
      '[--until:500ms] content-visibility-220',
      (partners, place) => <Partners copy={partners} place={place} />,
    ),
    cases: later(
      'cases',
      cases,
      '[--until:600ms] content-visibility-2420 md:content-visibility-1540 lg:content-visibility-1050',
      (text, place) => <Cases copy={text} place={place} />,
    ),
    voices: later(
      'voices',
      voices,
      '[--until:700ms] content-visibility-640 md:content-visibility-465 lg:content-visibility-720',
      (text, place) => <Voices copy={text} place={place} />,
    ),
    meter: later(
      'meter',
      {},
      '[--until:750ms] content-visibility-1420 sm:content-visibility-1330 lg:content-visibility-1180',
      (_, place) => <ShortMeter place={place} />,
    ),
    deRisk: deRisk && {
      backgrounds: HOME_BACKGROUNDS.deRisk,
      render: ({ next }) =>
        // As the last section it extends behind the footer, which a box with skipped layout prevents.
        next === undefined ? (
          <DeRisk copy={deRisk} />
        ) : (
          <div className="[--until:800ms] content-visibility-720 sm:content-visibility-620">
            <DeRisk copy={deRisk} />
          </div>
        ),
    },
    newsletter: later(
      'newsletter',
      {},
      'content-visibility-740 sm:content-visibility-500 lg:content-visibility-400',
      () => <HomeNewsletter />,
    ),
  };
}

function HomeNewsletter() {
  const { meta } = useCopy('pages/home');
  return <Newsletter pageTitle={documentTitle(usePack(), meta.title)} />;
}

function DeRisk({ copy }: { copy: SectionCopy<'pages/home', 'deRisk'> }) {
  return <ScheduleCall copy={copy} heading={<Unbroken text={copy.title} />} />;
}

interface SolutionsProps {
  copy: SectionCopy<'pages/home', 'solutions'>;
  place: HomePlace;
}

function Solutions({ copy: { title, text }, place }: SolutionsProps) {
  const solutions = useCopy('solutions');
  return (
    <Section background={lightBackground(place)} heading={title} lede={text}>
      <CardGrid items={solutions} card={SolutionCard} gap="gap-5" />
    </Section>
  );
}

interface CasesProps {
  copy: SectionCopy<'pages/home', 'cases'>;
  place: HomePlace;
}

function Cases({ copy: { title, lede }, place }: CasesProps) {
  const stories = useCopy('case-studies');
  return (
    <Section background={lightBackground(place)} heading={title} lede={lede}>
      <CardGrid items={stories} card={StoryCard} isSingleWide />
    </Section>
  );
}
