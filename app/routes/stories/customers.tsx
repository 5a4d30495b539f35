import { metadata } from '#app/metadata.ts';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { StoryCard } from '#app/ui/story-card/story-card.tsx';
import stories from '#content/case-studies.yaml';
import copy from '#content/pages/customers.yaml';
import words from '#content/words.yaml';
import type { Route } from './+types/customers';
import { PartnerBand } from './partner-band.tsx';

export function meta(args: Route.MetaArgs) {
  return metadata(copy.meta, args);
}

export default function CustomersPage() {
  const { eyebrow, title, text, button } = copy.closing;
  return (
    <>
      <PageHero scene={copy.scene} size="tall" hour="night">
        <p className="mb-3.5 pt-6 font-medium text-(--mark)">{copy.tagline}</p>
        <HeroWords heading={copy.heading} lede={copy.lede} />
      </PageHero>
      <Section ground="white" heading={copy.stories.title} aside={copy.stories.text}>
        <ul className="grid gap-6 lg:grid-cols-2">
          {stories.map((story) => (
            <li key={story.id} className="lg:first:col-span-2">
              <StoryCard story={story} link={words.story} />
            </li>
          ))}
        </ul>
      </Section>
      <PartnerBand />
      <ScheduleCall eyebrow={eyebrow ?? null} heading={title} text={text} button={button} />
    </>
  );
}
