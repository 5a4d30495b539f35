import type { ComponentProps, ReactNode } from 'react';
import { useCopy, usePack } from '#app/pack-context.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { ClaimFigure } from '#app/ui/claim/claim-figure.tsx';
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
import type { SolutionPage } from '#contract/pages/solutions.ts';
import type { Link } from '#contract/site.ts';
import { breadcrumbsOf, pagesOf } from './solution-json-ld.ts';

/** Both buttons are in one row on most phones, and stacked on the narrowest. */
const BUTTON_CLASSES = 'grow max-sm:px-5 sm:grow-0';

interface SolutionFrameProps {
  /** Path of the page. */
  path: string;
  copy: SolutionPage;
  /** Below the introduction. */
  introLink?: Link;
  /** Below it on narrow screens, for a page with many sections. */
  contents?: ComponentProps<typeof CollapsedContents>;
  /** The content that only this solution has. */
  children: ReactNode;
}

/** The layout of the six solutions: night above and below, and the list of all six beside. */
export function SolutionFrame(props: SolutionFrameProps) {
  const { path, copy, introLink, contents, children } = props;
  const pack = usePack();
  const site = useCopy('site');
  const shared = useCopy('solution-pages');
  const labels = useCopy('labels');
  const { scene, video } = copy;
  return (
    <>
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
      <PageWithSideList
        list={{ label: shared.list, items: pagesOf(pack), current: path, scrollKey: 'solutions' }}
      >
        <Intro intro={copy.intro} link={introLink} claims={copy.claims} />
        <FirstScreenEnd />
        {contents && (
          <div className="mt-10 lg:hidden">
            <CollapsedContents {...contents} />
          </div>
        )}
        {children}
      </PageWithSideList>
      <SheetBand copy={copy.sample}>
        <Sheet copy={copy.sample.sheet}>
          <SheetBlocks blocks={copy.sample.sheet.blocks} />
        </Sheet>
      </SheetBand>
      <Questions copy={copy.questions} />
      <ScheduleCall copy={copy.closing} />
    </>
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
