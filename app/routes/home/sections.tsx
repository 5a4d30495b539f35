/** The sections of the home page, and which of them the pack has something to show in. */
import { Newsletter } from '#app/forms/newsletter/newsletter.tsx';
import { documentTitle } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { CardGrid } from '#app/ui/cards/card-grid.tsx';
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
  const lists: Partial<Record<HomeSection, readonly unknown[]>> = {
    packages: pack.copy('service-packages'),
    figures: pack.copy('pages/home').why.figures.claims,
    partners: pack.copy('partners'),
    cases: pack.copy('case-studies'),
    voices: [...testimonials.customers, ...testimonials.talents],
  };
  const hidden: HomeSection[] = [
    ...(pack.has('cares') ? [] : (['meter'] as const)),
    ...(pack.has('newsletter') ? [] : (['newsletter'] as const)),
  ];
  const sections = sectionsOf('home', pack.copy('pages/home'));
  return sections.filter((id) => lists[id]?.length !== 0 && !hidden.includes(id));
}

/**
 * Sections below the first screen are laid out later.
 * @param ids the sections that the page shows, in their order
 */
export const homeSections = (
  ids: readonly HomeSection[],
): Record<HomeSection, ArrangedSection<HomeBackground>> => ({
  hero: { backgrounds: HOME_BACKGROUNDS.hero, render: () => <Hero /> },
  packages: {
    backgrounds: HOME_BACKGROUNDS.packages,
    render: (place) => <PackageSlider place={place} />,
  },
  why: {
    backgrounds: HOME_BACKGROUNDS.why,
    render: (place) => (
      <div className="[--until:400ms] content-visibility-1120 md:content-visibility-900 lg:content-visibility-600">
        <Why place={place} />
      </div>
    ),
  },
  figures: {
    backgrounds: HOME_BACKGROUNDS.figures,
    render: (place) => (
      <div className="[--until:450ms] content-visibility-990 sm:content-visibility-550 xl:content-visibility-360">
        <Figures place={place} isEndOfWhy={ids[ids.indexOf('figures') - 1] === 'why'} />
      </div>
    ),
  },
  partners: {
    backgrounds: HOME_BACKGROUNDS.partners,
    render: (place) => (
      <div className="[--until:500ms] content-visibility-220">
        <Partners place={place} />
      </div>
    ),
  },
  cases: {
    backgrounds: HOME_BACKGROUNDS.cases,
    render: (place) => (
      <div className="[--until:600ms] content-visibility-2420 md:content-visibility-1540 lg:content-visibility-1050">
        <Cases place={place} />
      </div>
    ),
  },
  voices: {
    backgrounds: HOME_BACKGROUNDS.voices,
    render: (place) => (
      <div className="[--until:700ms] content-visibility-640 md:content-visibility-465 lg:content-visibility-720">
        <Voices place={place} />
      </div>
    ),
  },
  meter: {
    backgrounds: HOME_BACKGROUNDS.meter,
    render: (place) => (
      <div className="[--until:750ms] content-visibility-1420 sm:content-visibility-1330 lg:content-visibility-1180">
        <ShortMeter place={place} />
      </div>
    ),
  },
  deRisk: {
    backgrounds: HOME_BACKGROUNDS.deRisk,
    render: ({ next }) =>
      // As the last section it extends behind the footer, which a box with skipped layout prevents.
      next === undefined ? (
        <DeRisk />
      ) : (
        <div className="[--until:800ms] content-visibility-720 sm:content-visibility-620">
          <DeRisk />
        </div>
      ),
  },
  newsletter: {
    backgrounds: HOME_BACKGROUNDS.newsletter,
    render: () => (
      <div className="content-visibility-740 sm:content-visibility-500 lg:content-visibility-400">
        <HomeNewsletter />
      </div>
    ),
  },
});

function HomeNewsletter() {
  const { meta } = useCopy('pages/home');
  return <Newsletter pageTitle={documentTitle(usePack(), meta.title)} />;
}

function DeRisk() {
  const copy = useCopy('pages/home');
  return <ScheduleCall copy={copy.deRisk} heading={<Unbroken text={copy.deRisk.title} />} />;
}

function Cases({ place }: { place: HomePlace }) {
  const stories = useCopy('case-studies');
  const { title, lede } = useCopy('pages/home').cases;
  return (
    <Section background={lightBackground(place)} heading={title} lede={lede}>
      <CardGrid items={stories} card={StoryCard} isSingleWide />
    </Section>
  );
}
