import { redirect } from 'react-router';
import { metadata } from '#app/metadata.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { PartnerStory } from '#contract/pages/customers.ts';
import type { Route } from './+types/partner-story';
import { PartnerFigures } from './partner-figures.tsx';
import { PartnerInfo } from './partner-info.tsx';
import { PartnerMain } from './partner-main.tsx';
import { PartnerParts } from './partner-parts.tsx';
import { PartnerVoices } from './partner-voices.tsx';
import { StoryHero } from './story-hero.tsx';

const STORIES = import.meta.glob<{ default: PartnerStory }>(
  '#content/pages/partner-stories/*.yaml',
);

/** A partner's story; whoever asks for one that is not there is led to all customers' stories. */
async function load(slug: string, request: Request) {
  const file = Object.keys(STORIES).find((name) => name.endsWith(`/${slug}.yaml`));
  const read = file && STORIES[file];
  if (!read) throw redirect(`/customers${new URL(request.url).search}`, 302);
  return { story: (await read()).default };
}

export function loader({ params, request }: Route.LoaderArgs) {
  return load(params.slug, request);
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return load(params.slug, request);
}

export function meta(args: Route.MetaArgs) {
  const story = args.loaderData?.story;
  return story ? metadata({ ...story.meta, type: 'article' }, args) : [];
}

/** The story of a company that delivers with us. */
export default function PartnerStoryPage({ loaderData: { story } }: Route.ComponentProps) {
  const { companyName, logo, title, lede, button, image, next, closing } = story;
  return (
    <>
      <article>
        <StoryHero company={companyName} logo={logo} heading={title} lede={lede} image={image}>
          <ButtonLink to={button.href} tone="action" className="w-full sm:w-auto">
            {button.title}
          </ButtonLink>
        </StoryHero>
        <PartnerMain main={story.main} />
        <PartnerParts parts={story.parts} />
        <PartnerFigures infographic={story.infographic} />
        <PartnerInfo moreInfo={story.moreInfo} />
        <PartnerVoices testimonials={story.testimonials} />
      </article>
      <Section
        ground="dawn"
        className="no-print"
        heading={next.title}
        lede={next.text}
        aside={
          <ButtonLink to={next.link.href} tone="ink" className="w-full sm:w-auto">
            {next.link.title}
          </ButtonLink>
        }
      />
      <ScheduleCall
        eyebrow={closing.eyebrow ?? null}
        heading={closing.title}
        text={closing.text}
        button={closing.button}
      />
    </>
  );
}
