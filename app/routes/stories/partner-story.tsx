import { redirect } from 'react-router';
import { metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { article } from '#app/structured-data/article.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { storyDates } from '#app/structured-data/moments.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { arrangeSections, type PageParts, part } from '#app/ui/layout/arranged-sections.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { PREFER } from '#app/ui/layout/section-backgrounds.ts';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { sectionsOf } from '#contract/page-sections.ts';
import type { PartnerStory } from '#contract/pages/partner-stories.ts';
import { PartnerParts } from './partner-parts.tsx';
import { PartnerFigures, PartnerInfo, PartnerMain, PartnerVoices } from './partner-sections.tsx';
import { breadcrumbsOf, StoryHero } from './story-hero.tsx';

export const handle = (pack: LocalizedPack): PageHandle => ({
  slugs: [...pack.pages('partner-stories').keys()],
  headerTheme: 'night',
});

/** An unknown story redirects to the list of customer stories. */
export function loader({ pack, params, request }: LoaderArgs) {
  const story = pack.pages('partner-stories').get(params.slug);
  if (!story) throw redirect(`/customers${new URL(request.url).search}`, 302);
  return { story };
}

export function meta(args: MetaArgs<typeof loader>) {
  const story = args.loaderData?.story;
  return story ? metadata({ ...story.meta, type: 'article' }, args) : [];
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const { pack } = page;
  const { meta, dates, title, image, companyName } = page.loaderData.story;
  const { description, keywords: tags } = meta;
  return [
    article({ title, description, image, tags, ...storyDates(pack, dates) }, page),
    breadcrumbList(breadcrumbsOf(pack, companyName), page),
  ];
}

/** The story itself is an article; what follows leads to other pages. */
export default function PartnerStoryPage({ loaderData: { story } }: PageProps<typeof loader>) {
  const ids = sectionsOf('partner-stories/*', story);
  const [hero, main, ...others] = arrangeSections(ids, partsOf(story));
  const after = ids.filter((id) => id === 'next' || id === 'closing').length;
  const inArticle = others.length - after;
  return (
    <>
      <article>
        {hero}
        {main}
        <FirstScreenEnd />
        {others.slice(0, inArticle)}
      </article>
      {others.slice(inArticle)}
    </>
  );
}

const partsOf = (story: PartnerStory): PageParts<'partner-stories/*'> => ({
  hero: {
    backgrounds: PREFER.night,
    render: () => (
      <StoryHero
        company={story.companyName}
        logo={story.logo}
        heading={story.title}
        lede={story.lede}
        published={story.dates.published}
        image={story.image}
      >
        <ButtonLink link={story.button} tone="action" className="w-full sm:w-auto" />
      </StoryHero>
    ),
  },
  main: part(story.main, PREFER.paper, (main, place) => <PartnerMain copy={main} place={place} />),
  parts: part(story.parts, PREFER.paper, (parts) => <PartnerParts parts={parts} />),
  infographic: part(story.infographic, PREFER.morning, (infographic, place) => (
    <PartnerFigures copy={infographic} place={place} />
  )),
  moreInfo: part(story.moreInfo, PREFER.paper, (moreInfo, place) => (
    <PartnerInfo copy={moreInfo} place={place} />
  )),
  testimonials: part(story.testimonials, PREFER.morning, (testimonials, place) => (
    <PartnerVoices copy={testimonials} place={place} />
  )),
  next: part(story.next, PREFER.dawn, ({ title, text, link }, place) => (
    <Section
      place={place}
      className="no-print"
      heading={title}
      lede={text}
      aside={<ButtonLink link={link} tone="ink" className="w-full sm:w-auto" />}
    />
  )),
  closing: part(story.closing, PREFER.night, (closing) => <ScheduleCall copy={closing} />),
});
