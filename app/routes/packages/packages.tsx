import { useSearchParams } from 'react-router';
import { metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { ButtonLink, OutsideButton } from '#app/ui/button/button.tsx';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import copy from '#content/pages/service-packages.yaml';
import site from '#content/site.yaml';
import words from '#content/words.yaml';
import type { Route } from './+types/packages';
import { Comparison } from './comparison.tsx';
import { Goals } from './goals.tsx';
import { choiceOf, hrefOfChoice, isChoice } from './packages-in-order.ts';
import { Questions } from './questions.tsx';

export const handle: PageHandle = { query: ['goal', 'order'], accepts: isChoice };

export function meta(args: Route.MetaArgs) {
  return metadata(copy.meta, args);
}

export default function PackagesRoute() {
  const choice = choiceOf(useSearchParams()[0]);
  return (
    <>
      <PageHero scene={copy.scene} size="tall" hour="night">
        <HeroWords trail={[{ title: copy.breadcrumb }]} heading={copy.heading} lede={copy.lede}>
          <OutsideButton href={site.schedulingUrl} tone="action" className="w-full sm:w-auto">
            {words.schedule.button}
          </OutsideButton>
          <ButtonLink
            to={`${hrefOfChoice(choice)}#compare`}
            tone="night"
            className="w-full sm:w-auto"
          >
            {copy.compare}
          </ButtonLink>
        </HeroWords>
      </PageHero>
      <Goals choice={choice} />
      <Comparison choice={choice} />
      <Questions />
      <ScheduleCall copy={copy.closing} />
    </>
  );
}
