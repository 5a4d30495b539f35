import { metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { ButtonLink, OutsideButton } from '#app/ui/button/button.tsx';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { SolutionCard } from '#app/ui/solution-card/solution-card.tsx';
import { VoiceCarousel } from '#app/ui/voice-carousel/voice-carousel.tsx';
import copy from '#content/pages/why-businesses.yaml';
import site from '#content/site.yaml';
import solutions from '#content/solutions.yaml';
import testimonials from '#content/testimonials.yaml';
import words from '#content/words.yaml';
import { Benefits } from './benefits.tsx';

export const handle: PageHandle = { headerTheme: 'night' };

export function meta(args: MetaArgs) {
  return metadata(copy.meta, args);
}

const BREADCRUMBS = [{ title: copy.breadcrumb }, { title: copy.meta.title }];

export function structuredData(page: PageFacts) {
  return [webPage(copy.meta, page), breadcrumbList(BREADCRUMBS, page)];
}

export default function WhyBusinessesPage() {
  return (
    <>
      <PageHero scene={copy.scene} size="tall" hour="night">
        <HeroWords breadcrumbs={BREADCRUMBS} heading={copy.heading} lede={copy.lede}>
          <OutsideButton href={site.schedulingUrl} tone="action" className="w-full sm:w-auto">
            {words.schedule.button}
          </OutsideButton>
          <ButtonLink href={copy.hire.href} tone="night" className="w-full sm:w-auto">
            {copy.hire.title}
          </ButtonLink>
        </HeroWords>
      </PageHero>
      <Benefits />
      <FirstScreenEnd />
      {testimonials.customers.length > 0 && (
        <Section ground="morning" heading={copy.stories.title} lede={copy.stories.text}>
          <VoiceCarousel label={copy.stories.label} voices={testimonials.customers} />
        </Section>
      )}
      {solutions.length > 0 && (
        <Section heading={copy.solutions.title} aside={copy.solutions.text}>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {solutions.map((solution) => (
              <li key={solution.path}>
                <SolutionCard {...solution} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ScheduleCall copy={copy.closing} />
    </>
  );
}
