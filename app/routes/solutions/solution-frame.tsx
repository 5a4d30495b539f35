import type { ComponentProps } from 'react';
import { useCopy, usePack } from '#app/pack-context.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { ClaimFigure } from '#app/ui/claim/claim-figure.tsx';
import { type ArrangedSection, arrangeSections } from '#app/ui/layout/arranged-sections.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Questions } from '#app/ui/layout/questions.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { ExternalButton } from '#app/ui/navigation/button.tsx';
import { CollapsedContents } from '#app/ui/navigation/collapsed-contents.tsx';
import { PageWithSideList } from '#app/ui/navigation/page-with-side-list.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { SheetBand } from '#app/ui/sheet/sheet-band.tsx';
import { SheetBlocks } from '#app/ui/sheet/sheet-blocks.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';
import { WatchButton } from '#app/ui/video-dialog/watch-button.tsx';
import { type SectionedPage, type SectionId, sectionsOf } from '#contract/page-sections.ts';
import type { SolutionPage } from '#contract/pages/solutions.ts';
import type { Link } from '#contract/site.ts';
import type { PartBackground } from './parts.tsx';
import { breadcrumbsOf, pagesOf } from './solution-json-ld.ts';

/** Both buttons are in one row on most phones, and stacked on the narrowest. */
const BUTTON_CLASSES = 'grow max-sm:px-5 sm:grow-0';

type SolutionName = Exclude<SectionedPage, 'home'>;

/** Sections that the frame renders, because each solution has them. */
type FrameSection = 'hero' | 'intro' | 'sample' | 'questions' | 'closing';

/** The sections that only this solution has. */
export type SolutionParts<Name extends SolutionName> = Readonly<
  Record<Exclude<SectionId<Name>, FrameSection>, ArrangedSection<PartBackground>>
>;

interface SolutionFrameProps<Name extends SolutionName> {
  /** Name of its copy, which is also its path. */
  page: Name;
  copy: SolutionPage & { sections?: SectionId<Name>[] | undefined };
  /** Below the introduction. */
  introLink?: Link | undefined;
  /** Below it on narrow screens, for a page with many sections. */
  contents?: ComponentProps<typeof CollapsedContents> | undefined;
  parts: SolutionParts<Name>;
}

/**
 * The layout of the six solutions: night above and below, and the list of all six beside. The first
 * screen ends with the introduction, which is always the first section of its column.
 */
export function SolutionFrame<Name extends SolutionName>(props: SolutionFrameProps<Name>) {
  const { page, copy, introLink, contents, parts } = props;
  const pack = usePack();
  const path = `/${page}`;
  const sections = sectionsOf(page, copy.sections);
  const isPart = (id: SectionId<Name>) => Object.hasOwn(parts, id);
  const partIds = sections.filter(isPart) as (keyof typeof parts)[];
  const list = {
    label: useCopy('solution-pages').list,
    items: pagesOf(pack),
    current: path,
    scrollKey: 'solutions',
  };
  return [
    <Hero key="hero" path={path} copy={copy} />,
    <PageWithSideList key="body" list={list}>
      <Intro intro={copy.intro} link={introLink} claims={copy.claims} />
      <FirstScreenEnd />
      {contents && (
        <div className="mt-10 lg:hidden">
          <CollapsedContents {...contents} />
        </div>
      )}
      {arrangeSections(partIds, parts)}
    </PageWithSideList>,
    ...arrangeSections(sections.filter(isBand), bandsOf(copy)),
    <ScheduleCall key="closing" copy={copy.closing} />,
  ];
}

/** Sections that are as wide as the page. */
const BANDS = ['sample', 'questions'] as const;
const isBand = (id: string): id is (typeof BANDS)[number] => BANDS.some((band) => band === id);

const bandsOf = ({ sample, questions }: SolutionPage) =>
  ({
    sample: {
      backgrounds: ['morning'],
      render: () => (
        <SheetBand copy={sample}>
          <Sheet copy={sample.sheet}>
            <SheetBlocks blocks={sample.sheet.blocks} />
          </Sheet>
        </SheetBand>
      ),
    },
    questions: { backgrounds: ['dawn'], render: () => <Questions copy={questions} /> },
  }) satisfies Record<(typeof BANDS)[number], ArrangedSection>;

function Hero({ path, copy }: { path: string; copy: SolutionPage }) {
  const pack = usePack();
  const site = useCopy('site');
  const labels = useCopy('labels');
  const { scene, video } = copy;
  return (
    <PageHero scene={scene} size="tall" hour="night">
      <HeroText
        breadcrumbs={breadcrumbsOf(pack, path, copy.meta.title)}
        heading={copy.heading}
        lede={copy.lede}
      >
        <ExternalButton href={site.schedulingUrl} tone="action" className={BUTTON_CLASSES}>
          {labels.schedule.button}
        </ExternalButton>
        <WatchButton
          video={video}
          title={video.title}
          labels={labels}
          tone="night"
          className={BUTTON_CLASSES}
        />
      </HeroText>
    </PageHero>
  );
}

interface IntroProps extends Pick<SolutionPage, 'intro' | 'claims'> {
  link: Link | undefined;
}

function Intro({ intro: { title, text }, link, claims = [] }: IntroProps) {
  return (
    <section className="@container">
      <h2 className="max-w-160 text-3xl tracking-[-0.03em]">{title}</h2>
      <div className="quiet mt-5 grid max-w-160 gap-4 text-lg">
        <Paragraphs texts={text} />
      </div>
      {link && <ArrowLink link={link} className="mt-3" />}
      {claims.length > 0 && (
        <div
          className={`mt-3 ${claims.length > 1 ? 'grid gap-x-8 @2xl:grid-cols-3' : 'max-w-140'}`}
        >
          {claims.map((name) => (
            <ClaimFigure key={name} name={name} />
          ))}
        </div>
      )}
    </section>
  );
}
