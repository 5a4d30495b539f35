import { useCopy, usePack } from '#app/pack-context.ts';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { ScheduleButton } from '#app/ui/navigation/schedule-button.tsx';
import { WatchButton } from '#app/ui/video-dialog/watch-button.tsx';
import type { SolutionPage } from '#contract/pages/solutions.ts';
import { breadcrumbsOf } from './solution-json-ld.ts';

/** Both buttons are in one row on most phones, and stacked on the narrowest. */
const BUTTON_CLASSES = 'grow max-sm:px-5 sm:grow-0';

interface SolutionHeroProps {
  /** Path of the page. */
  path: string;
  copy: SolutionPage;
}

export function SolutionHero({ path, copy }: SolutionHeroProps) {
  const pack = usePack();
  const labels = useCopy('labels');
  const { scene, video } = copy;
  return (
    <PageHero scene={scene} size="tall" hour="night">
      <HeroText
        breadcrumbs={breadcrumbsOf(pack, path, copy.meta.title)}
        heading={copy.heading}
        lede={copy.lede}
      >
        <ScheduleButton tone="action" className={BUTTON_CLASSES}>
          {labels.schedule.button}
        </ScheduleButton>
        {video && (
          <WatchButton
            video={video}
            title={video.title}
            labels={labels}
            tone="night"
            className={BUTTON_CLASSES}
          />
        )}
      </HeroText>
    </PageHero>
  );
}
